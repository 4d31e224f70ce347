Feature: What is sent to the firm
  People with bad connections write to the firm and sign up for alerts. Everything they send is proved to come from a
  person, and arrives only once, however often they try.

  Background:
    Given the firm has these open jobs
      | title        | categories | city      | state    |
      | Cost Analyst | Cost       | Arlington | Virginia |
    And Ada is looking at current opportunities
    And the connection to the site is slow
    And Ada signs up for job alerts with "ada@engine.example"

  Rule: Nothing is sent before it is proved that no robot is at work

    @J4.10-01
    Example: The proof comes first
      Then the browser is proving that no robot is at work
      And 0 sign-ups have been sent

    @J4.10-01
    Example: With the proof it is sent
      When the proof is ready
      Then what is sent is on its way

    @J4.10-03
    Example: Without a proof it is not sent
      When there is no proof to be had
      Then job alerts can be asked for
      And 0 sign-ups have been sent

  @C8-03
  Rule: What got no answer is the same thing when it is sent again

    Example: It had arrived after all
      Given what is sent arrives, but every answer is lost on the way
      When Ada signs up once more
      Then the visitor is thanked for signing up
      And "ada@engine.example" is sent 1 e-mail
      And 1 proof was asked for

    Example: It had never arrived, and needs no other proof
      Given what is sent is lost on the way
      When Ada signs up once more
      Then the visitor is thanked for signing up
      And "ada@engine.example" is sent 1 e-mail
      And 1 proof was asked for

    Example: It had never arrived, and its proof has expired
      Given what is sent is lost on the way
      And the proof has expired in the meantime
      When Ada signs up once more
      Then the visitor is thanked for signing up
      And "ada@engine.example" is sent 1 e-mail
      And 2 proofs were asked for

  @C8-03
  Rule: What was changed in the meantime is something else

    Example: Another address
      Given what is sent arrives, but every answer is lost on the way
      And Ada corrects her address to "countess@engine.example"
      When Ada signs up once more
      Then the visitor is thanked for signing up
      And "ada@engine.example" is sent 1 e-mail
      And "countess@engine.example" is sent 1 e-mail

    Example: The same address after all
      Given what is sent arrives, but every answer is lost on the way
      And Ada corrects her address to "countess@engine.example"
      And Ada corrects her address to "ada@engine.example"
      When Ada signs up once more
      Then the visitor is thanked for signing up
      And "ada@engine.example" is sent 1 e-mail
      And 1 proof was asked for

  Rule: What was answered is something else when it is sent again

    @C8-03
    Example: What is refused is something else when it is sent again
      Given the proof is ready
      And the firm does not accept it
      When Ada signs up once more
      Then the visitor is thanked for signing up
      And 2 proofs were asked for

    @C8-04
    Example: What breaks a rule of the firm is not sent again by itself
      Given what is sent is lost on the way
      And the connection to the site is slow
      And Ada signs up once more
      And the firm finds that it breaks a rule
      When Ada agrees
      Then job alerts can be asked for
      And 1 proof was asked for
