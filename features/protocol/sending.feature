Feature: What is sent to the firm
  People on bad lines write to the firm and sign up for alerts. Each thing they send is proved to come from a person, and
  arrives once, however often it is tried.

  Background:
    Given the firm has these open jobs
      | title        | categories | city      | state    |
      | Cost Analyst | Cost       | Arlington | Virginia |
    And Ada is looking at current opportunities
    And the line to the site is slow
    And Ada signs up for job alerts with "ada@engine.example"

  @C6-03.a
  Rule: Nothing leaves before it is proved that no robot is at work

    Example: The proof comes first
      Then it is being proved that no robot is at work
      And 0 sign-ups have left

    Example: Once the proof is there it leaves
      When the proof is there
      Then what is sent is under way

    @C8-07.b
    Example: Without a proof it does not leave
      When no proof is to be had
      Then job alerts can be asked for
      And 0 sign-ups have left

  @C8-03
  Rule: What got no answer is the same thing when it is sent again

    Example: It had arrived after all
      Given what is sent arrives, but every answer is lost on its way
      When Ada signs up once more
      Then the visitor is thanked for signing up
      And "ada@engine.example" is sent 1 mail

    Example: It had never arrived, and needs no other proof
      Given what is sent is lost on its way
      When Ada signs up once more
      Then the visitor is thanked for signing up
      And "ada@engine.example" is sent 1 mail
      And 1 proof was asked for

    Example: It had never arrived, and its proof has run out
      Given what is sent is lost on its way
      And the proof has run out since
      When Ada signs up once more
      Then the visitor is thanked for signing up
      And "ada@engine.example" is sent 1 mail
      And 2 proofs were asked for

  @C8-03
  Rule: What was changed since is something else

    Example: Another address
      Given what is sent arrives, but every answer is lost on its way
      And Ada corrects her address to "countess@engine.example"
      When Ada signs up once more
      Then the visitor is thanked for signing up
      And "ada@engine.example" is sent 1 mail
      And "countess@engine.example" is sent 1 mail

    Example: The same address after all
      Given what is sent arrives, but every answer is lost on its way
      And Ada corrects her address to "countess@engine.example"
      And Ada corrects her address to "ada@engine.example"
      When Ada signs up once more
      Then the visitor is thanked for signing up
      And "ada@engine.example" is sent 1 mail

  Rule: An answer ends it, whatever the answer says

    @C8-03
    Example: What is refused is something else when it is sent again
      Given the proof is there
      And the firm does not take it
      When Ada signs up once more
      Then the visitor is thanked for signing up
      And 2 proofs were asked for

    @C8-04
    Example: What breaks a rule of the firm is not sent again by itself
      Given the proof is there
      And the firm finds it against its rules
      When Ada agrees
      Then job alerts can be asked for
      And 1 sign-up has left
