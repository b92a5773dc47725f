// How devices on other machines are named, and what is made of the name for ssh.
#include "engine/remote/machine.hpp"

#include "tests/refusal.hpp"

#include <algorithm>
#include <cstdlib>
#include <gtest/gtest.h>

namespace lockstep::remote {
namespace {

using test::contains;
using test::refusalOf;

TEST(Machines, NamesAreTakenApart)
{
    const Machine all = machineNamed("ssh:ada@lab.example.org:2222/NVIDIA H100");
    EXPECT_EQ(all.user, "ada");
    EXPECT_EQ(all.host, "lab.example.org");
    EXPECT_EQ(all.port, 2222U);
    EXPECT_EQ(all.device, "NVIDIA H100");
    EXPECT_EQ(all.address(), "ada@lab.example.org:2222");

    const Machine least = machineNamed("ssh:lab");
    EXPECT_EQ(least.user, "");
    EXPECT_EQ(least.host, "lab");
    EXPECT_FALSE(least.port);
    EXPECT_EQ(least.device, "auto");
    EXPECT_EQ(machineNamed("ssh:lab/").device, "auto");
    EXPECT_EQ(machineNamed("ssh:lab/a/b").device, "a/b");

    EXPECT_EQ(machineNamed("ssh:::1").host, "::1");
    EXPECT_EQ(machineNamed("ssh:fe80::1%eth0/1").host, "fe80::1%eth0");
    const Machine bracketed = machineNamed("ssh:ada@[::1]:22");
    EXPECT_EQ(bracketed.host, "::1");
    EXPECT_EQ(bracketed.address(), "ada@[::1]:22");
    EXPECT_EQ(bracketed.nameOf("basic"), "basic at ::1");
    EXPECT_TRUE(namesMachine("ssh:lab") && !namesMachine("basic"));
}

TEST(Machines, WhatIsNoNameIsRefused)
{
    const std::pair<const char*, const char*> refused[]{{"lab", "does not begin with ssh:"},
                                                        {"ssh:", "it has no host"},
                                                        {"ssh:/1", "it has no host"},
                                                        {"ssh:@lab", "it has no user"},
                                                        {"ssh:-oProxyCommand=x", "begins with '-'"},
                                                        {"ssh:-l@lab", "begins with '-'"},
                                                        {"ssh:$(reboot)", "holds '$'"},
                                                        {"ssh:a'b", "holds '''"},
                                                        {"ssh:a b", "holds ' '"},
                                                        {"ssh:a\nb", "holds '\\x0A'"},
                                                        {"ssh:lab:", "the port ''"},
                                                        {"ssh:lab:0", "the port '0'"},
                                                        {"ssh:lab:65536", "the port '65536'"},
                                                        {"ssh:lab:22x", "the port '22x'"},
                                                        {"ssh:[::1]22", "'22' follows"},
                                                        {"ssh:[::1", "holds '['"}};
    for (const auto& [name, words] : refused) {
        const std::string said = refusalOf([&] { machineNamed(name); });
        EXPECT_TRUE(contains(said, words)) << name << ": " << said;
    }
}

TEST(Machines, CommandsAreTakenApartAsInAShell)
{
    using List = std::vector<std::string>;
    EXPECT_EQ(wordsOfCommand("ssh  -i '/my keys/id' -o\"A=b c\" ''", "X"),
              (List{"ssh", "-i", "/my keys/id", "-oA=b c", ""}));
    EXPECT_EQ(wordsOfCommand("  ", "X"), List{});
    EXPECT_TRUE(contains(refusalOf([] { wordsOfCommand("ssh 'a", "X"); }), "X has a quote that does not end"));
}

TEST(Machines, AShellThereTakesAWordForJustThat)
{
    EXPECT_EQ(quoted("/opt/lockstep-1.0/bin/lockstep"), "/opt/lockstep-1.0/bin/lockstep");
    EXPECT_EQ(quoted("~/lockstep/app"), "~/lockstep/app");
    EXPECT_EQ(quoted("~/my lockstep"), "~/'my lockstep'");
    EXPECT_EQ(quoted("a;b"), "'a;b'");
    EXPECT_EQ(quoted("it's"), "'it'\\''s'");
    EXPECT_EQ(quoted(""), "''");
}

TEST(Machines, SshIsToldNoMoreThanTheName)
{
    unsetenv("LOCKSTEP_SSH");
    unsetenv("LOCKSTEP_REMOTE");
    const auto words = sshCommand(machineNamed("ssh:ada@lab:2222/1"), false, {"engine", "--far"});
    EXPECT_EQ(words.front(), "ssh");
    EXPECT_EQ(words.back(), "lockstep engine --far");
    const auto end = std::ranges::find(words, "--");
    ASSERT_EQ(words.end() - end, 3);
    EXPECT_EQ(*(end + 1), "lab");
    for (const char* const option : {"-oBatchMode=yes", "-p2222", "-lada"})
        EXPECT_NE(std::find(words.begin(), end, option), end) << option;
    const auto asking = sshCommand(machineNamed("ssh:lab"), true, {});
    EXPECT_EQ(std::ranges::find(asking, "-oBatchMode=yes"), asking.end());
    setenv("LOCKSTEP_SSH", " ", 1);
    EXPECT_TRUE(contains(refusalOf([] { sshCommand(machineNamed("ssh:lab"), true, {}); }), "LOCKSTEP_SSH names no"));
    unsetenv("LOCKSTEP_SSH");
}

} // namespace
} // namespace lockstep::remote
