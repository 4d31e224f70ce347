Feature: Outcomes of a call
  Whatever becomes of a call, the visitor learns what it means, nothing is lost, and nothing breaks.

  Background:
    Given the firm has these open jobs
      | title        | city      | state    |
      | Cost Analyst | Arlington | Virginia |
    And Ada has sent a transaction

  Rule: The visitor learns what the server said

    @C7.1-15
    Example: It succeeds
      When the server accepts it
      Then the transaction succeeded

    @C8-06
    Example: It is refused
      When the server refuses it
      Then the transaction is refused with a reason
      And Ada is told 'There is no entity "NoSuchEntity".'

    @C8-04
    Example: It breaks a business rule
      When the server finds that it breaks a rule
      Then the transaction broke a business rule
      And Ada is told "Error Occurred. The page may not work properly. Please try refreshing the page."

    @C6-11
    Example: The server does not know the visitor
      When "an unknown visitor" comes back
      Then the transaction is refused because the visitor is not signed in

  @C8-03 @C7.1-18
  Rule: An answer that cannot be read is a failed call

    Scenario Outline: <what> comes back
      When "<what>" comes back
      Then the transaction failed on the way
      And the call has been sent 1 time

      Examples:
        | what                   |
        | a page of HTML         |
        | JSON that breaks off   |
        | JSON of other types    |
        | nothing                |
        | rows that are not rows |
        | a fault                |

  @C8-03 @C7.1-07
  Rule: A call without an answer is given up on after 180 seconds

    Example: No answer
      When 180 seconds pass without a reply
      Then the transaction failed on the way
      And no call is under way any more

  @C8-03
  Rule: A read that was lost is tried once more

    Example: The connection is back
      Given the connection is cut for a moment
      And the transaction is tried again
      When the server accepts it
      Then the transaction succeeded
      And the call has been sent 2 times

    Example: It is lost twice
      When the connection is cut
      Then the transaction failed on the way
      And the call has been sent 2 times

  @C7.2-18 @C8-02
  Rule: A server that is busy is left alone for as long as it asks

    Scenario Outline: <what>
      When "<what>" comes back
      Then the transaction is about to be tried again
      And the only notice is "The site is not responding. Trying again..."
      And the call has been sent 1 time

      Examples:
        | what           |
        | too many calls |
        | a busy server  |

    Example: It answers after the pause
      Given "a busy server" comes back
      And the transaction is tried again
      When the server accepts it
      Then the transaction succeeded
      And Ada is not told about a delay

    Example: It is still busy
      Given "a busy server" comes back
      And the transaction is tried again
      When "a busy server" comes back
      Then the transaction is refused with a reason
      And Ada is told "The site is busy. Please try again in a moment."
      And Ada is not told about a delay

  @C7.1-01
  Rule: A read that is no longer wanted is ended

    Example: While it is under way
      When Ada goes elsewhere
      Then the transaction is ended because it is no longer wanted
      And no call is under way any more

    Example: Before it is tried again
      Given "a busy server" comes back
      When Ada goes elsewhere
      Then the transaction is ended because it is no longer wanted
      And the call has been sent 1 time
