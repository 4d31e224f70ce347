Feature: A message not sent yet
  What somebody has written survives a reload of the page. It stays in that tab until it is sent
  or given up, or the tab is closed.

  @C2.4-19
  Rule: What is written is still there after the page is reloaded by mistake

    Example: A profile
      Given Ada wants to introduce her company
      And Ada has written a complete profile
      When Ada reloads the page by mistake
      Then the profile is still there as it was written

    @C4.6-10
    Example: The page still cannot be left without a question
      Given Ada wants to introduce her company
      And Ada has written a complete profile
      And Ada reloads the page by mistake
      When Ada follows a link to the home page
      Then the visitor is asked whether to leave the page

    Example: A message
      Given Ada wants to write to the firm
      And Ada has written a complete message
      When Ada reloads the page by mistake
      Then the message is still there as it was written

    @screen
    Example: She is told so
      Given Ada wants to write to the firm
      And Ada has written a complete message
      When Ada reloads the page by mistake
      Then Ada is told "What you had written is here again. It stays in this tab until you send it, discard it or close the tab."

  Rule: A draft is gone once it is sent, deleted or left

    @C2.4-18
    Example: She leaves without sending it
      Given Ada wants to introduce her company
      And Ada has written a complete profile
      And Ada has followed a link to the home page
      And Ada has answered "Yes"
      When Ada wants to introduce her company
      Then nothing of the profile is written

    @C4.6-07.b
    Example: She sends it
      Given Ada wants to introduce her company
      And Ada has written a complete profile
      And Ada has sent it
      And the message is sent
      When Ada wants to introduce her company
      Then nothing of the profile is written

    @C2.4-19
    Example: She deletes it
      Given Ada wants to introduce her company
      And Ada has written a complete profile, with "Ada's" as the Company
      And Ada has deleted everything she wrote
      When Ada reloads the page by mistake
      Then nothing of the profile is written

  @C2.4-19
  Rule: A draft can be read in its own tab only, and holds no proof

    Example: Another tab
      Given Ada wants to introduce her company
      And Ada has written a complete profile
      And Ada has reloaded the page by mistake
      When Ada opens the profile in another tab
      Then nothing of the profile is written there
      And the profile is still there as it was written

    @screen
    Example: A proof was made for it
      Given Ada wants to introduce her company
      And Ada has sent a complete profile, which was lost on the way
      When Ada reloads the page by mistake
      Then the profile is still there as it was written
      And the device keeps no proof
