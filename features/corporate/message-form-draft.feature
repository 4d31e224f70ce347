Feature: Message that is not sent yet
  What somebody has written survives a reload of the page. It stays in that tab until it is sent, or the page is left.

  @C2.4-19
  Rule: What is written is still there after the page was reloaded by mistake

    Example: A profile
      Given Ada wants to introduce her company
      And Ada has written a whole profile
      When Ada reloads the page by mistake
      Then the profile still stands as it was written

    @C4.6-10
    Example: It is still not left without a question
      Given Ada wants to introduce her company
      And Ada has written a whole profile
      And Ada reloads the page by mistake
      When Ada follows a link to the home page
      Then the visitor is asked whether to leave the page

    Example: A message
      Given Ada wants to write to the firm
      And Ada has written a whole message
      When Ada reloads the page by mistake
      Then the message still stands as it was written

    @screen
    Example: She is told
      Given Ada wants to write to the firm
      And Ada has written a whole message
      When Ada reloads the page by mistake
      Then Ada is told "What you had written is here again. It stays in this tab until you send it or leave the page."

  Rule: A draft is gone once it is sent, taken back or left

    @C2.4-18
    Example: She leaves without sending it
      Given Ada wants to introduce her company
      And Ada has written a whole profile
      And Ada has followed a link to the home page
      And Ada has answered "Yes"
      When Ada wants to introduce her company
      Then nothing of the profile is written

    @C4.6-07.b
    Example: She sends it
      Given Ada wants to introduce her company
      And Ada has written a whole profile
      And Ada has sent it
      And the message is sent
      When Ada wants to introduce her company
      Then nothing of the profile is written

    @C2.4-19
    Example: She takes it back
      Given Ada wants to introduce her company
      And Ada has written a whole profile, with "Ada's" as the Company
      And Ada has taken back all that she wrote
      When Ada reloads the page by mistake
      Then nothing of the profile is written

  @C2.4-19
  Rule: A draft can be read in its own tab only, and holds no proof

    Example: Another tab
      Given Ada wants to introduce her company
      And Ada has written a whole profile
      When Ada reloads the page by mistake
      Then the profile still stands as it was written
      And nothing of the profile is written in another tab

    @screen
    Example: A proof was made for it
      Given Ada wants to introduce her company
      And Ada has sent a whole profile, which was lost on its way
      When Ada reloads the page by mistake
      Then the profile still stands as it was written
      And the device keeps no proof
