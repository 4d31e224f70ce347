Feature: What cannot be right in a new account
  Newcomers learn what is missing or mistyped while they can still put it right, and not from a mail that never comes.

  Background:
    Given Nora is about to create an account

  Rule: What is missing or no e-mail is shown before anything is sent

    @J5-13.b @J5-15.b @J5-16.b
    Example: Nothing is filled in
      When Nora sends it
      Then the form is not sent and every problem is marked
      And these problems are marked
        | Email            | Field is required |
        | Confirm Email    | Field is required |
        | First Name       | Field is required |
        | Last Name        | Field is required |
        | Password         | Field is required |
        | Confirm Password | Field is required |
      And no "CreateAccount" has been sent

    @J5-13.b @J5-14
    Example: Blanks are no name, and she need not stay signed in
      Given Nora has written all that a new account needs
      And Nora has written "  " as the "First Name"
      When Nora sends it
      Then these problems are marked
        | First Name | Field is required |
      And no "CreateAccount" has been sent

    @J5-17.b @J5-16.b
    Example: An e-mail that is not one
      When Nora asks for an account with the e-mail "nora@birch"
      Then the form is not sent and every problem is marked
      And these problems are marked
        | Email | Email format incorrect |
      And no "CreateAccount" has been sent

    @J5-15.b
    Example: Once all is right it can be sent
      Given Nora has asked for an account with the e-mail "nora@birch"
      And the "Email" is marked "Email format incorrect"
      When Nora asks for an account
      Then Nora is on the page "/account-management"

  Rule: What is written a second time must be the same

    @J5-18 @J5-19
    Example: Both of them differ
      Given Nora has filled in
        | Email            | nora@example.org    |
        | Confirm Email    | nora@exampl.org     |
        | First Name       | Nora                |
        | Last Name        | Birch               |
        | Password         | birch by the lake   |
        | Confirm Password | birch by the river  |
      When Nora sends it
      Then these problems are marked
        | Confirm Email    | Email addresses must match |
        | Confirm Password | Passwords must match       |
      And no "CreateAccount" has been sent

    @J5-20
    Scenario Outline: She changes the first, and the second is judged again
      Given Nora has filled in
        | Email            | nora@example.org  |
        | Confirm Email    | nora@example.org  |
        | Password         | birch by the lake |
        | Confirm Password | birch by the lake |
      When Nora writes "<other>" as the "<first>"
      Then these problems are marked
        | <second> | <problem> |

      Examples:
        | first    | other              | second           | problem                    |
        | Email    | nora@birch.example | Confirm Email    | Email addresses must match |
        | Password | birch by the river | Confirm Password | Passwords must match       |

    @J5-20
    Scenario Outline: She corrects the first, and nothing is wrong with the second any more
      Given Nora has filled in
        | Email            | nora@exampl.org    |
        | Confirm Email    | nora@example.org   |
        | Password         | birch by the river |
        | Confirm Password | birch by the lake  |
      When Nora writes "<right>" as the "<first>"
      Then the "<second>" is not marked
      And the "<other>" is marked "<problem>"

      Examples:
        | first    | right             | second           | other            | problem                    |
        | Email    | nora@example.org  | Confirm Email    | Confirm Password | Passwords must match       |
        | Password | birch by the lake | Confirm Password | Confirm Email    | Email addresses must match |
