Feature: Dialogs
  Visitors are stopped only where going on would do harm, and learn there what stands in the way and what to do.

  Background:
    Given Ada is at work on the site

  @C2.4-02 @C2.4-03 @C2.4-04 @C2.4-07
  Rule: Rules that are broken before anything is sent are listed and numbered

    Example: Two rules
      When what Ada does breaks the rules "A company is needed." and "A year has four digits."
      Then the broken rules are listed
      And Ada is told "Cannot Complete Action"
      And the list of broken rules is "A company is needed." and "A year has four digits."

    Example: Having read them, she goes on
      Given what Ada has done breaks the rule "A company is needed."
      When Ada agrees
      Then nothing stands in the way

  @C8-04 @C8-05
  Rule: A business rule that the server finds broken has a text of its own

    Example: The server finds that a call breaks its rules
      When a reply tells Ada that a business rule is broken
      Then a reply says that a business rule is broken
      And Ada is told "Error Occurred. The page may not work properly. Please try refreshing the page."

    Example: Having read it, she goes on
      Given a reply has told Ada that a business rule is broken
      When Ada agrees
      Then nothing stands in the way

  @C8-05
  Rule: One thing that stands in the way does not hide another for good

    Example: The list comes afterwards
      Given what Ada has done breaks the rule "A company is needed."
      And a reply has told Ada that a business rule is broken
      When Ada agrees
      Then the broken rules are listed
      And the list of broken rules is "A company is needed."

  @screen @C2.4-04
  Rule: What stands in the way takes the keyboard, keeps it, and gives it back

    Example: There is nothing but the answer
      When what Ada does breaks the rule "A company is needed."
      Then the broken rules are listed
      And with the keyboard Ada reaches
        | OK |
        | OK |

    Example: Escape closes it
      Given Ada uses the key Tab
      And what Ada has done breaks the rule "A company is needed."
      And the broken rules are listed
      When Ada uses the key Escape
      Then nothing stands in the way
      And the keyboard focus is on "Skip to content"
