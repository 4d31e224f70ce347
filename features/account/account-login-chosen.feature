Feature: Which form of an account is shown
  Everyone who comes to the sign-in page is shown the form she needs: newcomers, applicants who have forgotten their
  password or want to change something, and applicants who are signed in already.

  Background:
    Given "Ada Moss" has an account

  Rule: The address says what a visitor wants, and who she is decides what she can have

    @J2.9-01 @J2.1-17 @J2.9-12
    Scenario Outline: A visitor whom the site does not know
      Given Ada is on the site
      When Ada opens the sign-in page with "<query>"
      Then <what she may do>

      Examples:
        | query          | what she may do                       |
        |                | the visitor may sign in               |
        | ?form=signUp   | the visitor may create an account     |
        | ?FORM=SignUp   | the visitor may create an account     |
        | ?form=recovery | the visitor may ask for a new password |
        | ?form=newPass  | the visitor may sign in               |
        | ?form=newEmail | the visitor may sign in               |
        | ?form=else     | the visitor may sign in               |

    @J2.9-01 @J2.9-05 @J2.9-07 @J2.9-08 @J2.9-11 @J2.1-17
    Scenario Outline: An applicant who is signed in
      Given Ada has signed in
      When Ada opens the sign-in page with "<query>"
      Then <what she may do>

      Examples:
        | query          | what she may do                        |
        |                | the applicant is signed in already     |
        | ?form=signUp   | the applicant is signed in already     |
        | ?form=recovery | the applicant is signed in already     |
        | ?form=newPass  | the applicant may set another password |
        | ?form=newpass  | the applicant may set another password |
        | ?form=newEmail | the applicant may change her e-mail    |

    @J2.9-11
    Scenario Outline: An applicant who has come in with a temporary password
      Given Ada has asked for a new password
      And Ada has signed in with the password from her mail
      When Ada opens the sign-in page with "<query>"
      Then the applicant may set another password

      Examples:
        | query          |
        |                |
        | ?form=signUp   |
        | ?form=newEmail |

  Rule: A visitor who must sign in first comes back to what she asked for

    @J2.9-12 @J2.9-05 @J2.9-06
    Example: She wants to change her password
      Given Ada has come to the sign-in page with "?form=newPass"
      When Ada gives her e-mail and password
      Then the applicant may set another password

    @J2.9-12 @J2.9-07
    Example: She wants to change her e-mail
      Given Ada has come to the sign-in page with "?form=newEmail"
      When Ada gives her e-mail and password
      Then the applicant may change her e-mail

    @J2.9-12 @J2.1-17 @J2.9-02
    Scenario Outline: She changes it, and comes to where she wanted to go
      Given Ada has come to the sign-in page with "<query>"
      And Ada has given her e-mail and password
      And the applicant may set another password
      When Ada changes her password there
      Then Ada is on the page "/media"

      Examples:
        | query                             |
        | ?redirect=%2Fmedia&form=newPass   |
        | ?form=newPass&returnurl=%2Fmedia  |

  Rule: One form leads to another, and what she wanted goes with her

    @J2.9-16 @screen
    Example: A visitor has forgotten her password
      Given Ada has come to the sign-in page with "?redirect=%2Fmedia"
      When Ada follows "Forgot Password" there
      Then the visitor may ask for a new password
      And Ada is on the page "/account-login?redirect=%2Fmedia&form=recovery"

    @J2.9-17 @screen
    Example: A visitor has no account
      Given Ada has come to the sign-in page with "?redirect=%2Fmedia"
      When Ada follows "Create Account" there
      Then the visitor may create an account
      And Ada is on the page "/account-login?redirect=%2Fmedia&form=signUp"

    @J2.9-01 @screen
    Example: What she wrote is not kept for anyone who comes next
      Given Ada is about to create an account
      And Ada has written "birch by the lake" as the "Password"
      And Ada has followed "Back to sign in" there
      When Ada follows "Create Account" there
      Then nothing is filled in

  Rule: What is shown follows her when she signs in or out in another tab

    @J2.9-08
    Example: She signs in there
      Given Ada is about to sign in
      When Ada signs in in another tab
      Then the applicant is signed in already

    @J2.9-12
    Example: She signs out there
      Given Ada has signed in to stay signed in
      And Ada is about to change her password
      When Ada signs out in another tab
      Then the visitor may sign in

    @J2.9-05
    Example: She signs in there, and has asked to change her password
      Given Ada has come to the sign-in page with "?form=newPass"
      When Ada signs in in another tab
      Then the applicant may set another password

  Rule: When somebody else signs in in another tab, she is shown nothing that was typed before

    @C4.1-08
    Example: Ben signs in on the device that Ada went away from
      Given "Ben Birch" has an account
      And Ada has signed in to stay signed in
      And Ada is about to change her e-mail
      And Ada has written "ada@moss.example" as the "New Email"
      When Ben signs in in another tab of Ada's browser while hers sleeps
      Then Ada is known as "Ben Birch"
      And nothing is filled in

    @C4.1-08
    Example: Ada signs in once more, and goes on writing
      Given Ada has signed in to stay signed in
      And Ada is about to change her e-mail
      And Ada has written "ada@moss.example" as the "New Email"
      When Ada signs in once more in another tab while hers sleeps
      Then "ada@moss.example" is still written as the "New Email"

  Rule: An applicant who is signed in already is led on

    @J2.9-08 @J2.9-09 @J2.9-10 @screen
    Example: She wanted to go somewhere
      Given Ada has signed in
      When Ada opens the sign-in page with "?redirect=%2Fmedia"
      Then Ada reads the heading "Already Signed in"
      And Ada is offered the links "Go Back", "Home Page", "Account Management"

    @J2.9-09 @J2.9-10 @screen
    Example: She wanted to go nowhere else
      Given Ada has signed in
      When Ada opens the sign-in page with ""
      Then Ada reads the heading "Already Signed in"
      And Ada is offered the links "Home Page", "Account Management"
