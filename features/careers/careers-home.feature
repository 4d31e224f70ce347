@screen
Feature: Careers home
  People who wonder whether to work here begin with a word, a kind of work or a place, and are led to the jobs that fit.

  Background:
    Given the firm sorts its jobs into
      | category      | active | featured |
      | Data Science  | yes    | yes      |
      | Cost Analysis | yes    | no       |
      | Typing Pool   | no     | yes      |

  @J2.2-06 @J2.2-07
  Rule: What is asked on careers home is asked of current opportunities

    Example: words and a category
      Given Ada is on careers home
      When she asks for "ships" in the category "Data Science" and the place "Any"
      Then the search leads to "/careers/open?search=ships&category=data%20science"

    @J2.2-08 @J2.2-11
    Example: nothing in particular
      Given Ada is on careers home
      When she asks for "" in the category "Any" and the place "Any"
      Then the search leads to "/careers/open"

  @J5-08 @J5-11
  Rule: A box keeps only what it offers

    Example: an option in another case takes its own spelling
      Given Ada is on careers home
      And Ada types "data SCIENCE" as Category
      When Ada leaves Category alone
      Then Category now holds "Data Science"

    Example: something else is cleared, and Ada is told
      Given Ada is on careers home
      And Ada types "zeppelins" as Category
      When Ada leaves Category alone
      Then Category now holds ""
      And Ada is told "“zeppelins” is not an option and was cleared."

  @J5-09 @J5-12 @J2.2-03 @J2.2-10
  Rule: A box offers the active categories that hold what is typed, under Any

    Example: a part of a word
      Given Ada is on careers home
      When Ada types "AN" as Category
      Then Category offers "Any", "Cost Analysis"

    @J5-10
    Example: nothing holds it
      Given Ada is on careers home
      When Ada types "zeppelins" as Category
      Then Ada is told "no items found"

  @J2.2-03
  Rule: A box can be used with the keyboard alone

    Example: Ada goes down to an option and takes it
      Given Ada is on careers home
      And Ada types "a" as Category
      When Ada strikes ArrowDown, ArrowDown, Enter
      Then Category now holds "Cost Analysis"

    Example: Escape closes first, then clears
      Given Ada is on careers home
      And Ada types "data science" as Category
      And Ada strikes Escape
      And Category now holds "data science"
      When Ada strikes Escape
      Then Category now holds ""
