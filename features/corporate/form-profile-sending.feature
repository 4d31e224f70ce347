Feature: Small business profile, on its way
  A profile takes ten minutes to write. It survives a mistake, a failed connection, and a key struck by accident.

  Background:
    Given Ada wants to introduce her company
    And Ada has written a complete profile

  Rule: While a profile is on its way it cannot be sent again

    @C4.6-01.b @C6-03.b
    Example: The proof is being made
      Given the connection to the site is slow
      When Ada sends it
      Then the browser is proving that no robot is at work
      And the only notice is "Please Wait..."
      And it cannot be sent now

    @C4.6-01.b
    Example: Twice in a row
      Given the connection to the site is slow
      And Ada sends it twice in a row
      And the proof is ready
      When the firm accepts it
      Then the message is sent
      And the firm has 1 e-mail

  Rule: A profile that could not be sent is not lost

    @C8-07.b @C4.6-01.b
    Example: The firm does not accept it
      Given the connection to the site is slow
      And Ada has sent it
      And the proof is ready
      When the firm does not accept it
      Then the form could not be sent and keeps its values
      And Ada is shown the error "Yikes, your email was not sent!"
      And the profile is still there as it was written

    @C8-07.b
    Example: It is sent again when only the answer was lost
      Given the connection to the site is slow
      And Ada has sent it
      And the proof is ready
      And what is sent arrives, but every answer is lost on the way
      When Ada sends it
      Then the message is sent
      And the firm has 1 e-mail

    @C6-03.b
    Example: Someone tampers with the proof
      Given someone tampers with the proof
      When Ada sends it
      Then the form could not be sent and keeps its values
      And the firm has no e-mail

  Rule: The page cannot be left without a question while something is written

    @C2.1-35 @C4.6-10 @screen
    Example: A link leads away
      When Ada follows a link to the home page
      Then the visitor is asked whether to leave the page

    @C4.6-10
    Example: She stays
      Given Ada has followed a link to the home page
      When Ada answers "No"
      Then the profile is still there as it was written

  Rule: A profile that contradicts itself is not sent, and every contradiction is listed

    @C2.4-02 @C2.4-07
    Example: Two registers and two classifications
      Given Ada has written a complete profile, with "Women-Owned, HUBZone, Service-Disabled Veteran-Owned" as the Classifications
      And Ada corrects the Unique Entity ID to "AB12CD34"
      And Ada corrects the CAGE Code to "1ABC"
      When Ada sends it
      Then the form is not sent because it contradicts itself
      And these rules stand in the way
        | A Unique Entity ID has 12 letters and digits. Please correct “AB12CD34”, or leave it out.                                                          |
        | A CAGE code has 5 letters and digits. Please correct “1ABC”, or leave it out.                                                                      |
        | A firm that is HUBZone is also Small. Please choose “Small” too, or clear “HUBZone”.                                                               |
        | A firm that is Service-Disabled Veteran-Owned is also Veteran-Owned. Please choose “Veteran-Owned” too, or clear “Service-Disabled Veteran-Owned”. |
      And the firm has no e-mail

    @C2.4-04 @C2.4-07
    Example: Once corrected, it is sent
      Given Ada has written a complete profile, with "HUBZone" as the Classifications
      And Ada has sent it
      And Ada has read the list
      And Ada has chosen "Small, HUBZone" as the Classifications
      When Ada sends it
      Then the message is sent

    @C2.4-07 @screen
    Scenario Outline: What is left on the list leads to where it is corrected: <control>
      Given Ada has written a complete profile, with "HUBZone" as the Classifications
      And Ada corrects the CAGE Code to "1ABC"
      And Ada has sent it
      And Ada has read the list
      When Ada follows the rule "<line>"
      Then the focus is on the "<control>"

      Examples:
        | line                                                                                 | control   |
        | A CAGE code has 5 letters and digits. Please correct “1ABC”, or leave it out.        | CAGE Code |
        | A firm that is HUBZone is also Small. Please choose “Small” too, or clear “HUBZone”. | Small     |

    @C5-10 @C2.4-07
    Example: What is missing comes first
      Given Ada has written a complete profile, with "HUBZone" as the Classifications
      And Ada corrects the Company to ""
      When Ada sends it
      Then the only problem is with the Company: "Please enter the name of your company"
