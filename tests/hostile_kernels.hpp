#pragma once

#include <fmt/format.h>
#include <string>
#include <vector>

// Kernels and plans that hang, crash, eat memory or reach for what is not theirs.

namespace lockstep::test {

struct Hostile {
    std::string name, body;
    std::string before = {}; ///< text in front of the kernel
    std::string says = {};   ///< part of the sentence; empty: it may also end well
};

/// A kernel f(x, y, n) of 8 work-items in groups of 4.
inline std::string kernelOf(const Hostile& hostile)
{
    return fmt::format("{}\n__kernel void f(__global const uint *x, __global uint *y, const uint n)\n{{\n"
                       "    const uint i = get_global_id(0);\n    {}\n    y[i] = x[i];\n}}\n",
                       hostile.before, hostile.body);
}

inline const std::string hostilePlan =
    "plan { title = 'Hostile', run = function(input, n)\n"
    "  local x = buffer{name = 'x', data = input}\n"
    "  local y = buffer{name = 'y', size = n}\n"
    "  launch{kernel = 'f', global = n, group = 4, arguments = {x = x, y = y, n = n},\n"
    "    title = 'the only one'}\n"
    "  return y\nend }\n";

/// A call of the system by a kernel of a processor: what any program could do there.
inline std::string systemCall(int number, const std::string& first, const std::string& second = "0L",
                              const std::string& third = "0L")
{
    return fmt::format(
        "{{ long r; __asm__ volatile(\"syscall\" : \"=a\"(r) : \"a\"({}L), \"D\"({}), \"S\"({}), \"d\"({}) "
        ": \"rcx\", \"r11\", \"memory\"); }}",
        number, first, second, third);
}

inline std::vector<Hostile> hostileKernels()
{
    const std::string once = "if (i == 0) ";
    return {
        {"an endless loop", "while (n < 100) { y[0] += 1; }", {}, "in launch 1 (the only one"},
        {"an endless loop that does nothing", "volatile uint z = 1; while (z) ;", {}, "in launch 1 (the only one"},
        {"a barrier that some never reach", "for (;;) { if (i == 1) break; barrier(CLK_GLOBAL_MEM_FENCE); }"},
        {"a lock that nobody opens", "while (atomic_add(&y[0], 0) != 12345u) ;", {}, "in launch 1"},
        {"a large private array",
         "volatile uint big[1 << 26]; for (uint k = 0; k < 1u << 26; ++k) big[k] = k; y[i] = big[n];"},
        {"a large local array", "__local uint big[1 << 28]; big[i] = 1; y[i] = big[n];"},
        {"writes far beyond a buffer", "y[i + (1u << 30)] = 7;", {}, "in launch 1"},
        {"writes in front of a buffer",
         "for (long k = 0; k < 1l << 34; k += 4096) ((__global char *)y)[-k] = 7;",
         {},
         "in launch 1"},
        {"a write to nowhere", "*(volatile __global uint *)0 = 7;"},
        {"division by zero", "y[i] = x[i] / (n - 8);"},
        {"the one quotient that is none", "volatile int a = INT_MIN, b = -1; y[i] = a / b + a % b;"},
        {"division of numbers with fractions by zero",
         "volatile float z = 0.0f; y[i] = as_uint(1.0f / z) + as_uint(z / z) + (uint)(1e30f);"},
        {"an instruction that is none", "__asm__ volatile(\"ud2\");", {}, "SIGILL"},
        {"an end of the process", once + systemCall(231, "7L"), {}, "exit status 7"},
        {"a stop of the process", once +
                                      "{ long p; __asm__ volatile(\"syscall\" : \"=a\"(p) : \"a\"(39L) : \"rcx\", "
                                      "\"r11\"); " +
                                      systemCall(62, "p", "19L") + " }"},
        {"many processes", once +
                               "for (int k = 0; k < 100; ++k) { long r; __asm__ volatile(\"syscall\" : \"=a\"(r) : "
                               "\"a\"(57L) : \"rcx\", \"r11\", \"memory\"); if (r == 0) for (;;) " +
                               systemCall(34, "0L") + " } " + once + "for (;;) ;"},
        {"a flood of print", "for (uint k = 0; k < 200000; ++k) printf(\"%u is printed by everyone\\n\", k);"},
        {"a vector where none may stand",
         "vstore16((uint16)(7), 0, y + i); *(__global uint16 *)((__global char *)y + 1) "
         "= (uint16)(9);"},
        {"macros without end", "y[i] = E;",
         "#define A 1+1+1+1+1+1+1+1\n#define B A+A+A+A+A+A+A+A\n#define C B+B+B+B+B+B+B+B\n#define D C+C+C+C+C+C+C+C\n"
         "#define E0 D+D+D+D+D+D+D+D\n#define E1 E0+E0+E0+E0+E0+E0+E0+E0\n#define E E1+E1+E1+E1+E1+E1+E1+E1"},
        {"a function that calls itself", "y[i] = g(x[i] + 1);",
         "uint g(uint a); uint g(uint a) { volatile uint r[1024]; r[a % 1024] = a; return a == 0 ? r[5] : g(a + 1) + "
         "r[7]; }"},
        {"a system's file", "y[i] = 1;", "#include <stdio.h>", "#include"},
    };
}

/// Plans of the same kernel; each is to be refused with what it says.
struct HostilePlan {
    std::string name, run, says;
};

inline std::vector<HostilePlan> hostilePlans()
{
    const std::string steps = "it took more than 200 million steps", memory = "it asked for more memory";
    return {
        {"an endless loop", "while true do end", steps},
        {"an endless goto", "::a:: goto a", steps},
        {"a recursion without end", "local function f() return 1 + f() end f()", "stack overflow"},
        {"tables without end", "local t = {} while true do t[#t + 1] = {} end", memory},
        {"a text that doubles", "local s = 'x' while true do s = s .. s end", memory},
        {"a text larger than memory", "local s = ('x'):rep(1 << 40)", "resulting string too large"},
        {"an order that is none",
         "local t = {} for i = 1, 100 do t[i] = i end while true do table.sort(t, function() return true end) end",
         "mine.lua:"},
        {"a file", "io.open('/etc/passwd')", "'io'"},
        {"a program", "os.execute('true')", "'os'"},
        {"launches in masses",
         "local x = buffer{name = 'x', data = input} local y = buffer{name = 'y', size = n} for i = 1, 5000 do "
         "launch{kernel = 'f', global = 4, group = 4, arguments = {x = x, y = y, n = n}} end",
         "there are more than 4096 launches"},
        {"a buffer larger than allowed", "buffer{name = 'x', data = input} buffer{name = 'z', size = 1 << 30}",
         "size is 1073741824"},
    };
}

inline std::string textOf(const HostilePlan& plan)
{
    return "plan { title = 'Hostile', run = function(input, n)\n" + plan.run + "\nend }\n";
}

} // namespace lockstep::test
