Feature: Slides that turn by themselves
  Visitors who glance see something new; visitors who read, or cannot see what moves, are left in peace. The quotes on
  careers home stand for every carousel on the site.

  @C2.17-01 @C2.17-02 @C2.17-03 @J2.2-20
  Rule: Slides begin to turn once they are in sight, one after another

    Example: Ada has not come to the quotes yet
      Given Ada is at the top of careers home
      When 40 seconds go by for Ada
      Then the slides rest until they are in sight
      And Ada reads quote "1 of 6"

    Example: Ada stays with the quotes
      Given Ada is at the top of careers home
      And Ada is reading the quotes
      When 12 seconds go by for Ada
      Then the slides turn by themselves
      And Ada reads quote "2 of 6"

    Example: After the last comes the first
      Given Ada is at the top of careers home
      And Ada is reading the quotes
      When 72 seconds go by for Ada
      Then Ada reads quote "1 of 6"

  @C2.17-09
  Rule: Slides rest while someone reads them or looks elsewhere

    Example: Ada rests her pointer on a quote
      Given Ada is at the top of careers home
      And Ada is reading the quotes
      And Ada rests the pointer on the quotes
      When 40 seconds go by for Ada
      Then the slides rest while they are read
      And Ada reads quote "1 of 6"

    Example: Ada's pointer leaves
      Given Ada is at the top of careers home
      And Ada is reading the quotes
      And Ada rests the pointer on the quotes
      And Ada takes the pointer away
      When 12 seconds go by for Ada
      Then Ada reads quote "2 of 6"

    Example: Ada looks at another tab meanwhile
      Given Ada is at the top of careers home
      And Ada is reading the quotes
      And Ada looks at another tab
      When 40 seconds go by for Ada
      Then Ada reads quote "1 of 6"

    Example: Ada comes back to the tab
      Given Ada is at the top of careers home
      And Ada is reading the quotes
      And Ada looks at another tab
      When Ada comes back to this tab
      Then the slides turn by themselves

  @C2.17-09
  Rule: Slides that were stopped stay stopped until they are started

    Example: Ada stops them
      Given Ada is at the top of careers home
      And Ada is reading the quotes
      And Ada stops the quotes
      When 40 seconds go by for Ada
      Then the slides stand still until they are started again
      And Ada reads quote "1 of 6"

    Example: Ada comes with the keyboard
      Given Ada is at the top of careers home
      And Ada is reading the quotes
      And Ada reaches the quotes with the keyboard
      When 40 seconds go by for Ada
      Then the slides stand still until they are started again
      And Ada reads quote "1 of 6"

    Example: Ada starts them again
      Given Ada is at the top of careers home
      And Ada is reading the quotes
      And Ada stops the quotes
      And Ada starts the quotes
      When 12 seconds go by for Ada
      Then Ada reads quote "2 of 6"

  @C2.17-08
  Rule: A slide that is chosen shows, whether the slides turn or not

    Example: Ada chooses the fifth of the slides that turn
      Given Ada is at the top of careers home
      And Ada is reading the quotes
      When Ada chooses quote 5
      Then the slides turn by themselves
      And Ada reads quote "5 of 6"

    @C2.17-09
    Example: The chosen slide has its whole time
      Given Ada is at the top of careers home
      And Ada is reading the quotes
      And 10 seconds go by for Ada
      And Ada chooses quote 5
      When 10 seconds go by for Ada
      Then Ada reads quote "5 of 6"

    Example: Ada wants no animations
      Given Ada is at the top of careers home
      And Ada stops all animations
      And Ada is reading the quotes
      When Ada chooses quote 3
      Then the slides never turn by themselves
      And Ada reads quote "3 of 6"

    @C2.17-09
    Example: Before the first comes the last
      Given Ada is at the top of careers home
      And Ada is reading the quotes
      When Ada asks for the previous quote
      Then Ada reads quote "6 of 6"

  @C2.17-07
  Rule: Slides stop when animations are stopped

    Example: Ada has chosen to stop them before she comes to the quotes
      Given Ada is at the top of careers home
      And Ada has chosen "Stop animations"
      And Ada is reading the quotes
      When 40 seconds go by for Ada
      Then the slides never turn by themselves
      And Ada reads quote "1 of 6"
