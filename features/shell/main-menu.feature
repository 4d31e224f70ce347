Feature: Main menu
  Visitors find their way by groups of pages, with a mouse, by touch, or by the keyboard alone.

  Rule: A group that is asked for opens at once, and one group is open at a time

    @C2.2-03
    Example: Asking for a group
      Given Ada is reading a page
      When Ada asks for the group "Careers"
      Then a group is open
      And the entries of "Careers" show

    @C2.2-05
    Example: Asking for another group
      Given Ada is reading a page
      And Ada has asked for the group "Careers"
      When Ada asks for the group "About Us"
      Then only the entries of "About Us" show

    @C2.2-03
    Example: Asking for the same group again
      Given Ada is reading a page
      And Ada has asked for the group "Careers"
      When Ada asks for the group "Careers"
      Then the menu is closed

  Rule: A mouse that rests on a group opens it after 120 ms

    @C2.2-17 @C2.2-18
    Example: Just before
      Given Ada is reading a page
      When Ada rests the mouse on "Careers" for 119 ms
      Then a group is about to open

    @C2.2-17 @C2.2-18
    Example: Just then
      Given Ada is reading a page
      When Ada rests the mouse on "Careers" for 120 ms
      Then a group is open
      And the entries of "Careers" show

    @C2.2-17
    Example: The mouse only passes
      Given Ada is reading a page
      And Ada has rested the mouse on "Careers" for 100 ms
      When Ada takes the mouse away
      Then the menu is closed

    @C2.2-17
    Example: What the mouse has opened stays open when it is asked for
      Given Ada is reading a page
      And Ada has rested the mouse on "Careers" for 120 ms
      When Ada asks for the group "Careers"
      Then a group is open

  Rule: A group that the mouse has left closes after 240 ms

    @C2.2-17 @C2.2-18
    Example: Just before
      Given Ada is reading a page
      And Ada has rested the mouse on "Careers" for 120 ms
      When Ada takes the mouse away for 239 ms
      Then the open group is about to close
      And the entries of "Careers" show

    @C2.2-17 @C2.2-18
    Example: Just then
      Given Ada is reading a page
      And Ada has rested the mouse on "Careers" for 120 ms
      When Ada takes the mouse away for 240 ms
      Then the menu is closed

    @C2.2-17
    Example: The mouse comes back in time
      Given Ada is reading a page
      And Ada has rested the mouse on "Careers" for 120 ms
      And Ada has taken the mouse away for 200 ms
      When Ada rests the mouse on "Careers" for 300 ms
      Then a group is open

    @C2.2-17
    Example: The previous group stays until the next one opens
      Given Ada is reading a page
      And Ada has rested the mouse on "Careers" for 120 ms
      When Ada rests the mouse on "Contracts" for 119 ms
      Then only the entries of "Careers" show

  Rule: An open group closes when the visitor goes elsewhere

    @C2.2-03
    Example: She dismisses it
      Given Ada is reading a page
      And Ada has asked for the group "Careers"
      When Ada dismisses the menu
      Then the menu is closed

    @C2.2-03
    Example: She turns to the page
      Given Ada is reading a page
      And Ada has asked for the group "Careers"
      When Ada turns to the page
      Then the menu is closed

  @C2.2-34
  Rule: On a phone the groups fold, and unfolding one folds the other

    @C2.2-34
    Example: All are folded at first
      When Ada has unfolded the menu on her phone
      Then the drawer shows its groups folded

    @C2.2-35
    Example: Another group
      Given Ada has unfolded the menu on her phone
      And Ada has asked for the group "Careers"
      When Ada asks for the group "About Us"
      Then the drawer shows one group unfolded
      And only the entries of "About Us" show

    @C2.2-34
    Example: The same group again
      Given Ada has unfolded the menu on her phone
      And Ada has asked for the group "Careers"
      When Ada asks for the group "Careers"
      Then the drawer shows its groups folded

    @C2.2-34
    Example: The whole menu is dismissed
      Given Ada has unfolded the menu on her phone
      When Ada dismisses the menu
      Then the menu is closed
