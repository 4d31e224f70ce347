Feature: Sharing a job by e-mail, and what becomes of it
  E-mail takes a moment and sometimes fails. A visitor always knows how things stand, and nobody is mailed the same job
  twice because of a bad connection.

  Background:
    Given the firm has these open jobs
      | id   | title          | city      | state      |
      | AB12 | Cost Analyst   | Arlington | Virginia   |
      | AB13 | Data Scientist | Seaside   | California |
    And Ada lets her visits be counted
    And Ada reads about the job "AB12"

  Rule: While what a visitor asked for is on its way she is told so, and it is sent once

    @J7-48 @J7-33 @C6-03.a
    Scenario Outline: She has asked for <what>
      Given the connection to the site is slow
      And Ada wants <what>
      When Ada gives the address "ada@engine.example" and sends it
      Then the browser is proving that no robot is at work
      And the only notice is "<progress>"

      Examples:
        | what                       | progress                                     |
        | the job by e-mail          | Attempting subscribe to job posting email(s) |
        | to hear about jobs like it | Attempting to sign up                        |

    @J7-48
    Example: The job alone signs nobody up for job alerts
      Given the connection to the site is slow
      And Ada wants the job by e-mail
      And Ada wants no jobs like it
      When Ada gives the address "ada@engine.example" and sends it
      Then the only notice is "Sending this job by email"

    @J7-18
    Example: Sent twice in a row
      Given Ada wants the job by e-mail
      And Ada gives the address "ada@engine.example"
      When Ada sends her address twice in a row
      Then no dialog about the job is open
      And "ada@engine.example" has 1 e-mail

  Rule: What did not work can be tried again as it was written

    @J7-52 @J7-33 @C4.4-04
    Example: Jobs like it, and the site cannot be reached
      Given over a slow connection Ada has asked to hear about jobs like it at "ada@engine.example"
      When there is no proof to be had
      Then it did not work, and what she wrote is still there
      And Ada is shown the error "Error occurred while signing up."
      And Ada is told "Please wait a minute and try again."
      And the address she gave is "ada@engine.example"

    @J7-52 @J7-33
    Example: The job, and the answer is lost for good
      Given over a slow connection Ada has asked for the job by e-mail at "ada@engine.example"
      When what is sent is lost on the way
      Then it did not work, and what she wrote is still there
      And Ada is shown the error "The site cannot be reached. Please check your connection and try again."

    @J7-52 @screen
    Example: Her connection is lost while the dialog asks
      Given Ada wants the job by e-mail
      And Ada has lost her connection
      When Ada gives the address "ada@engine.example" and sends it
      Then it did not work, and what she wrote is still there
      And the address she gave is "ada@engine.example"

    @J7-52
    Example: The site gives a reason
      Given Ada wants the job by e-mail
      And the firm has closed "Cost Analyst"
      And the site will refuse it
      When Ada gives the address "ada@engine.example" and sends it
      Then it did not work, and what she wrote is still there
      And what is wrong is "There is no such open job. It may have been removed or filled."
      And Ada is shown the error "There is no such open job. It may have been removed or filled."

    @C8-03
    Example: It had arrived after all
      Given over a slow connection Ada has asked for the job by e-mail at "ada@engine.example"
      And what is sent arrives, but every answer is lost on the way
      When Ada sends her address
      Then no dialog about the job is open
      And "ada@engine.example" has 1 e-mail

    @C8-03
    Example: It had never arrived, and its proof has expired
      Given over a slow connection Ada has asked for the job by e-mail at "ada@engine.example"
      And what is sent is lost on the way
      And the proof has expired in the meantime
      When Ada sends her address
      Then no dialog about the job is open
      And "ada@engine.example" has 1 e-mail

  Rule: A visitor who closes the dialog gives up on the answer

    @J2.5-58
    Example: Before anything has been sent
      Given over a slow connection Ada has asked for the job by e-mail at "ada@engine.example"
      When Ada closes the dialog
      Then no dialog about the job is open
      And there is no notice

    @J2.5-58
    Example: While it is under way
      Given over a slow connection Ada has asked for the job by e-mail at "ada@engine.example"
      And the proof is ready
      When Ada closes the dialog
      Then the only notice is "You closed this before there was an answer"
      And Ada is told "What you asked for may still arrive by email."

  Rule: A job that was shared is counted under its title and the way it was shared

    @J2.5-57
    Scenario Outline: Asking for <what>
      Given Ada wants <what>
      When Ada gives the address "ada@engine.example" and sends it
      Then these actions of Ada's were counted
        | action      | job          |
        | Job Posting | Cost Analyst |
        | <action>    | Cost Analyst |

      Examples:
        | what                       | action           |
        | the job by e-mail          | share by email   |
        | to hear about jobs like it | share by related |

    @J2.5-58
    Example: Closing the dialog
      Given Ada wants the job by e-mail
      When Ada closes the dialog
      Then these actions of Ada's were counted
        | action      | job          |
        | Job Posting | Cost Analyst |

    @J2.5-58
    Example: It did not work
      Given over a slow connection Ada has asked for the job by e-mail at "ada@engine.example"
      When what is sent is lost on the way
      Then these actions of Ada's were counted
        | action      | job          |
        | Job Posting | Cost Analyst |
