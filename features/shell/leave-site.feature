Feature: Leaving the site
  Visitors who are on their way to the employee portal, which is another site, know that before they leave.

  Rule: Nothing is opened before the visitor has agreed

    @C2.1-01 @C2.1-02 @C2.4-10 @C6-08
    Example: Ada is asked
      When Ada has asked for the employee portal from current opportunities
      Then the visitor is asked whether to leave
      And Ada is told "Are you sure you want to leave the site?"
      And Ada is shown that "https://portal.tamarack.example/" is where she would go
      And nothing outside the site has been opened

    @C2.1-02 @C6-08
    Example: A visitor who begins her visit there is asked as well
      When Ada has begun her visit at the employee portal
      Then the visitor is asked whether to leave
      And nothing outside the site has been opened

    @C2.4-11 @C2.4-12 @C2.4-13 @screen
    Example: With the keyboard she reaches the two answers, and nothing else
      When Ada has asked for the employee portal from current opportunities
      Then the visitor is asked whether to leave
      And Ada is shown that "https://portal.tamarack.example/" is where she would go
      And with the keyboard Ada reaches
        | Yes |
        | No  |
        | Yes |

  Rule: A visitor who agrees is taken to the external site

    @C2.1-03 @C2.1-04 @C2.4-12 @C2.4-13 @C2.4-14
    Example: Ada agrees
      Given Ada has asked for the employee portal from current opportunities
      When Ada agrees to leave
      Then the visitor is on the way to the external site
      And Ada is told "You are being redirected to an external site."
      And "https://portal.tamarack.example/" is opened

  Rule: A visitor who does not agree is back where she was

    @C2.4-12 @C2.4-13
    Example: She came from a page of the site
      Given Ada has asked for the employee portal from current opportunities
      When Ada does not want to leave
      Then the visitor is back where she was
      And Ada is at "/careers/open" on the site
      And nothing outside the site has been opened

    @C2.4-12
    Example: She began her visit there
      Given Ada has begun her visit at the employee portal
      When Ada does not want to leave
      Then Ada is at "/home" on the site
