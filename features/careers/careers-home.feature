@screen
Feature: Careers home
  People who are wondering whether to work here begin with a word, a kind of work or a place, and are led to the jobs
  that fit.

  Background:
    Given the firm sorts its jobs into
      | category      | active | featured |
      | Data Science  | yes    | yes      |
      | Cost Analysis | yes    | no       |
      | Typing Pool   | no     | yes      |

  @J2.2-06 @J2.2-07
  Rule: A search on careers home is carried over to current opportunities

    Example: Words and a category
      Given Ada is on careers home
      When she asks for "ships" in the category "Data Science" and the place "Any"
      Then the search leads to "/careers/open?search=ships&category=data%20science"

    @J2.2-08 @J2.2-11
    Example: Nothing in particular
      Given Ada is on careers home
      When she asks for "" in the category "Any" and the place "Any"
      Then the search leads to "/careers/open"

  @J5-08 @J5-11
  Rule: A box keeps only what it offers

    Example: An option typed in other capitals takes on its own spelling
      Given Ada is on careers home
      And Ada types "data SCIENCE" as Category
      When Ada moves on from Category
      Then Category now holds "Data Science"

    Example: Anything else is cleared, and Ada is told so
      Given Ada is on careers home
      And Ada types "zeppelins" as Category
      When Ada moves on from Category
      Then Category now holds ""
      And Ada is told "“zeppelins” is not an option and was cleared."

    Example: A part of only one option becomes that option
      Given Ada is on careers home
      And Ada types "sci" as Category
      When Ada moves on from Category
      Then Category now holds "Data Science"

    Example: A part of several is cleared, and Ada is told so
      Given Ada is on careers home
      And Ada types "s" as Category
      When Ada moves on from Category
      Then Category now holds ""
      And Ada is told "“s” matches several options. Type more, or choose one."

  @J5-09 @J5-12 @J2.2-03 @J2.2-10
  Rule: A box offers the active categories that contain what is typed, below "Any"

    Example: Part of a word
      Given Ada is on careers home
      When Ada types "AN" as Category
      Then Category offers "Any", "Cost Analysis"

    @J5-10
    Example: Nothing contains it
      Given Ada is on careers home
      When Ada types "zeppelins" as Category
      Then Ada is told "no items found"

  @J2.2-03
  Rule: A box can be used with the keyboard alone

    Example: Ada goes down to an option and chooses it
      Given Ada is on careers home
      And Ada types "a" as Category
      When Ada uses the keys ArrowDown, ArrowDown, Enter
      Then Category now holds "Cost Analysis"

    Example: Escape closes the list first, then clears the box
      Given Ada is on careers home
      And Ada types "data science" as Category
      And Ada uses the key Escape
      And Category now holds "data science"
      When Ada uses the key Escape
      Then Category now holds ""

    Example: Enter opens a closed list again, at the first of several
      Given Ada is on careers home
      And Ada types "s" as Category
      When Ada uses the keys Escape, Enter, Enter
      Then Category now holds "Cost Analysis"

  @J2.2-04 @J2.2-10
  Rule: A place is a city or a whole state, and Enter or a search takes it

    Background:
      Given the firm has 3 open jobs named "Harbor Pilot 1" to "Harbor Pilot 3" in "Dayton, Ohio", all of one category
      And Ada is on careers home

    Example: Ada asks for a whole state
      Given Ada types "ohio" as Location
      And Location offers "Any", "Ohio", "Dayton, Ohio"
      When Ada uses the key Enter
      Then the search leads to "/careers/open?state=ohio"

    @J2.2-09
    Example: Ada writes a part of the only place that contains it
      Given Ada types "dayt" as Location
      And Ada uses the key Enter
      And Location now holds "Dayton, Ohio"
      When Ada uses the key Enter
      Then the search leads to "/careers/open?city=dayton"

    Example: Ada writes a part of several places and takes the second
      Given Ada types "oh" as Location
      When Ada uses the keys Enter, ArrowDown, Enter
      Then Location now holds "Dayton, Ohio"

    @J2.2-09
    Example: Ada writes a part of the only place that contains it, and searches
      Given Ada types "dayt" as Location
      When Ada searches all careers
      Then the search leads to "/careers/open?city=dayton"

    @J5-08
    Example: Ada writes a part of several places, and searches
      Given Ada types "oh" as Location
      When Ada searches all careers
      Then Location now holds ""
      And Ada is told "“oh” matches several options. Type more, or choose one."

  @J5-08
  Rule: A place without jobs is told before a search goes on

    Example: Ada searches by Enter
      Given Ada is on careers home
      And Ada types "Atlantis" as Location
      When Ada uses the key Enter
      Then Ada is told "We have no jobs in “Atlantis”. Choose another place, or search everywhere."
      And Ada reads the heading "Take The Next Step In Your Career"

    Example: Ada searches all careers, and then again
      Given Ada is on careers home
      And Ada types "Atlantis" as Location
      And Ada searches all careers
      And Ada is told "We have no jobs in “Atlantis”. Choose another place, or search everywhere."
      When Ada searches all careers
      Then the search leads to "/careers/open"
