Feature: The forms of an account on the screen
  Visitors who use the keyboard, or hear the page instead of seeing it, get through each of the forms in its order.

  @screen
  Rule: Each form has what it needs, in an order that can be followed with the keyboard

    @J2.9-18 @J2.9-19 @J2.9-20 @J2.9-22 @J2.9-30
    Example: A new account
      Given Nora is about to create an account
      When Nora goes through the form with the keyboard
      Then Nora passes "Email", "Confirm Email", "First Name", "Last Name", "Password", "Show Password", "Confirm Password", "Show Confirm Password", "Keep Me Logged In", "Terms of Service", "Privacy Policy", "SIGN UP"

    @J2.9-23 @J2.9-25
    Example: A forgotten password
      Given Nora is about to ask for a new password
      When Nora goes through the form with the keyboard
      Then Nora passes "Email", "EMAIL RECOVERY LINK"

    @J2.9-06 @J2.9-27 @J2.9-30
    Example: Another password
      Given "Ada Moss" has an account
      And Ada has signed in
      And Ada is about to change her password
      When Ada goes through the form with the keyboard
      Then Ada passes "Current Password", "Show Current Password", "New Password", "Show New Password", "Confirm Password", "Show Confirm Password", "UPDATE PASSWORD"
      And Ada is told "You must set a new password."

    @J2.9-28 @J2.9-29 @J2.9-30
    Example: Another e-mail
      Given "Ada Moss" has an account
      And Ada has signed in
      And Ada is about to change her e-mail
      When Ada goes through the form with the keyboard
      Then Ada passes "New Email", "Confirm New Email", "Current Password", "Show Current Password", "UPDATE EMAIL"

    @J2.9-30
    Example: What she writes can be looked at, and hidden again
      Given Nora is about to create an account
      And Nora has written "birch by the lake" as the "Confirm Password"
      And Nora has looked at the "Confirm Password"
      When Nora wants to hide the "Confirm Password"
      Then Nora cannot read the "Confirm Password"

  @screen
  Rule: The forms that strangers can send say what a newcomer agrees to, and that robots are checked for

    @J2.9-20
    Scenario Outline: What she agrees to can be read
      Given Nora is about to create an account
      When Nora follows the link "<words>" beside the form
      Then Nora is on the page "<page>"

      Examples:
        | words            | page     |
        | Privacy Policy   | /privacy |
        | Terms of Service | /legal   |

    @J2.9-21 @J2.9-24
    Scenario Outline: She is told of the check for robots
      Given Nora is about to <what she does>
      And the connection to the site is slow
      When Nora <does it>
      Then the browser is proving that no robot is at work

      Examples:
        | what she does          | does it                                                |
        | create an account      | asks for an account                                    |
        | ask for a new password | asks for a new password with the e-mail "ada@x.example" |
