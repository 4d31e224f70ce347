Feature: Guarded pages
  What belongs to an applicant is shown to that applicant alone. Everybody else is led to the sign-in page, and from there
  to the page they wanted.

  Background:
    Given "Ada Moss" has an account

  @C2.1-22 @C6-06 @C6-07 @C2.1-21 @C2.1-24 @C2.1-25
  Rule: A visitor who is not signed in is led to the sign-in page

    @J6-08 @J6-09 @J2.1-20 @J2.1-22
    Scenario Outline: The address she wanted goes with her
      When Ada arrives at "<wanted>"
      Then Ada is on the page "<sign-in>"
      And the page is titled "Account Sign In | Tamarack Research"

      Examples:
        | wanted                                             | sign-in                                                                                    |
        | /account-management                                | /account-login?redirect=%2Faccount-management                                              |
        | /account-management/application?jobPostingID=A%201 | /account-login?redirect=%2Faccount-management%2Fapplication%3FjobPostingID%3DA%25201       |

      @screen
      Examples:
        | wanted                                             | sign-in                                                                                    |
        | /account-management/apply/2#steps                  | /account-login?redirect=%2Faccount-management%2Fapply%2F2%23steps                          |

  @C2.1-19 @C2.1-20 @J2.9-02 @J2.9-03 @J2.9-04 @J4.12-05
  Rule: A visitor who has signed in goes on to where she wanted to go

    Scenario Outline: There and nowhere else
      Given Ada has arrived at "<sign-in>"
      When Ada gives her e-mail and password
      Then Ada is on the page "<where>"

      Examples:
        | sign-in                                                  | where                                   |
        | /account-login                                           | /account-management                     |
        | /account-login?redirect=%2Fprivacy%3Fa%3D1%23ccpa        | /privacy?a=1#ccpa                       |
        | /account-login?ReturnURL=%2Faccount-management%2Fapply%2F2 | /account-management/apply/2           |
        | /account-login?redirect=%2F%2Fevil.example               | /account-management                     |
        | /account-login?redirect=https%3A%2F%2Fevil.example       | /account-management                     |

  Rule: A signed-in applicant can use the pages of the account

    @C6-05 @C2.1-21 @C2.1-26 @screen
    Example: The account
      Given Ada has arrived at "/home"
      And Ada has signed in
      When Ada follows a link to "/account-management"
      Then Ada reads the heading "Ada Moss"
      And the page is titled "Account | Tamarack Research"

    @C4.1-08
    Example: The session ends there
      Given Ada has arrived at "/home"
      And Ada has signed in
      And Ada has followed a link to "/account-management"
      When 60 minutes pass without a connection
      And 30 minutes pass
      Then Ada is on the page "/account-login?redirect=%2Faccount-management"
      And Ada is shown the warning "Your session has ended."

    @C6-07
    Example: She signs out in another tab
      Given Ada has arrived at "/home"
      And Ada has signed in to stay signed in
      And Ada has followed a link to "/account-management"
      When Ada signs out in another tab
      Then Ada is on the page "/account-login?redirect=%2Faccount-management"

    @J2.9-08 @J2.9-09 @J2.9-10 @screen
    Example: A visitor who is signed in already is told so
      Given Ada has arrived at "/home"
      And Ada has signed in
      When Ada follows a link to "/account-login?redirect=%2Fmedia"
      Then Ada reads the heading "Already Signed in"
      And Ada is offered the links "Go Back", "Home Page", "Account Management"

  Rule: A visitor who signs out there is signed out at once, and comes to the home page

    Background:
      Given Ada has arrived at "/account-login"
      And Ada has given her e-mail and password
      And Ada is on the page "/account-management"

    @C2.2-30 @C4.1-03 @C4.1-04
    Example: The session ends before the home page has arrived
      When Ada signs out, and the home page takes its time
      Then the applicant has signed out and is on her way home
      And no token of Ada's is kept
      And the site does not know who Ada is
      And Ada is on the page "/account-management"

    @C2.2-31
    Example: The home page arrives, and not the sign-in page
      Given Ada has signed out, and the home page takes its time
      When the home page arrives
      Then Ada is on the page "/home"

  Rule: The code and the menu of the account appear when they are wanted

    @C6-01 @C2.1-23 @screen
    Example: The code of the account does not arrive before it is wanted
      When Ada arrives at "/home"
      Then the code of the account has not arrived

    @C2.2-27 @screen
    Example: The menu of the account opens and closes with the keyboard
      Given Ada has arrived at "/home"
      And Ada has signed in
      When Ada opens the menu of her account with the keyboard
      Then the menu offers "Account", "My Application", "Sign Out"
      And the key "Escape" closes it
