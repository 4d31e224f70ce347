Feature: New passwords are judged
  Whoever sets a password learns at once whether it is good, before anyone else can guess it. What she has not written yet
  is not held against her.

  Background:
    Given Nora is about to create an account

  Rule: A new password has 8 to 64 characters

    @J5-21 @J5-22 @J5-23
    Scenario Outline: Too short and too long
      When Nora asks for an account with the password "<password>"
      Then the form is not sent and every problem is marked
      And these problems are marked
        | Password | <problem> |
      And no "CreateAccount" has been sent

      Examples:
        | password                                                          | problem                                  |
        | larches                                                           | Password must be at least 8 characters   |
        | larches, birches, beeches, oaks, elms, ashes, limes, pines, firs. | Password must be less than 64 characters |

    @J5-21 @J5-22 @J5-23
    Scenario Outline: Just long enough, and just short enough
      When Nora asks for an account with the password "<password>"
      Then Nora is on the page "/account-management"

      Examples:
        | password                                                         |
        | larches,                                                         |
        | larches, birches, beeches, oaks, elms, ashes, limes, pines, firs |

  Rule: A new password that anyone would guess is not taken

    @J5-24 @J5-25 @J5-26 @J2.9-32
    Scenario Outline: A common one, however it is written
      When Nora chooses the password "<password>"
      Then the form is not sent and every problem is marked
      And the "Password" is marked "Do not use common passwords that are easy to guess"

      Examples:
        | password   |
        | 1234567890 |
        | Trustno1   |

    @J5-24
    Scenario Outline: One that is made of names, or of one character
      When Nora chooses the password "<password>"
      Then the form is not sent and every problem is marked
      And the "Password" is marked "<problem>"

      Examples:
        | password          | problem                                                    |
        | tamarack2026      | Do not use your name, your email or our name as a password |
        | Tamarack Research | Do not use your name, your email or our name as a password |
        | wwwwwwwwwww       | Do not use one character over and over                     |

    @J5-27 @J5-28
    Scenario Outline: The one from a comic
      When Nora chooses the password "<password>"
      Then the form is not sent and every problem is marked
      And the "Password" is marked "Everybody knows this password from a comic. Please make up one of your own."

      Examples:
        | password                     |
        | correct horse battery staple |
        | CorrectHorseBatteryStaple    |

    @J5-27 @J5-28 @screen
    Example: She can read the comic
      When Nora chooses the password "correct horse battery staple"
      Then the form is not sent and every problem is marked
      And the problem of the "Password" leads to "https://xkcd.com/936/", which says "Read the comic", in a new tab

    @J5-24 @J5-29
    Scenario Outline: The one that is to be changed is judged in the same way
      Given "Ada Moss" has an account
      And Ada has signed in
      And Ada is about to change her password
      And Ada has written "larch on high ground" as the "Current Password"
      When Ada chooses the new password "<password>"
      Then the form is not sent and every problem is marked
      And the "New Password" is marked "<problem>"

      Examples:
        | password                     | problem                                                                     |
        | larch on high ground         | New and current passwords cannot be the same                                |
        | iloveyou                     | Do not use common passwords that are easy to guess                          |
        | correct horse battery staple | Everybody knows this password from a comic. Please make up one of your own. |

  Rule: The common passwords are looked up once a new password is written

    @J5-25 @J7-45 @screen
    Example: Not before
      When Nora goes on without a password
      Then the list of common passwords has not been looked up

    @J5-25 @J7-45 @screen
    Example: And not twice
      Given Nora has written "larch on high" as the "Password"
      And the list of common passwords has come
      When Nora writes "larch on high ground" as the "Password"
      Then the list of common passwords has been looked up once, and nothing was sent for it

    @J5-26
    Example: The list does not come, and she gets her account all the same
      Given the list of common passwords does not come
      When Nora asks for an account with the password "larch on high ground"
      Then Nora is on the page "/account-management"

    @J5-24
    Example: The list does not come, and the firm judges by itself
      Given the list of common passwords does not come
      When Nora asks for an account with the password "trustno1"
      Then the "Password" is not marked
      And one "CreateAccount" has been sent
      And an error beside the form says "Something went wrong" and "Please try again later"
      And Nora is told "The account cannot be created. NewPassword: Do not use common passwords that are easy to guess"

  Rule: Blanks belong to a password

    @J5-32
    Example: With the blanks around it she is let in
      Given Nora has an account with the password "  larch  ", and has signed out
      When Nora gives her e-mail and the password "  larch  "
      Then the visitor is let in

    @J5-32
    Example: Without them she is not
      Given Nora has an account with the password "  larch  ", and has signed out
      When Nora gives her e-mail and the password "larch"
      Then the visitor is not let in
