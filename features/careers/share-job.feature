Feature: Sharing a job by e-mail
  A job seeker who reads about a job on the train has it mailed to herself, and applies at home. Unless she says no, she
  also hears about jobs like it.

  Background:
    Given the firm has these open jobs
      | id   | title          | city      | state      |
      | AB12 | Cost Analyst   | Arlington | Virginia   |
      | AB13 | Data Scientist | Seaside   | California |
    And Ada reads about the job "AB12"

  Rule: A visitor can have a job mailed, and hears about jobs like it too unless she says no

    @J2.5-48 @J2.5-53 @J2.5-56 @J5-06 @J5-07
    Example: What she is asked
      When Ada wants the job by e-mail
      Then a dialog asks for an e-mail address
      And she is asked about "Cost Analyst"
      And jobs like it are wanted too

    @J7-18 @J7-32 @J1-10 @C4.4-04 @J2.5-56
    Example: The job and jobs like it
      Given Ada wants the job by e-mail
      When Ada gives the address "ada@engine.example" and sends it
      Then no dialog about the job is open
      And "ada@engine.example" has one e-mail, which leads to the job "AB12"
      And the e-mail to "ada@engine.example" says how to end job alerts

    @J7-19 @J7-20 @J7-33 @J7-49
    Example: It is confirmed
      Given Ada wants the job by e-mail
      When Ada gives the address "ada@engine.example" and sends it
      Then no dialog about the job is open
      And Ada is shown the confirmation "Successfully subscribed to job posting email(s)"

    @J7-18 @J5-06 @J5-07 @J3-27
    Example: The job alone
      Given Ada wants the job by e-mail
      And Ada wants no jobs like it
      When Ada gives the address "ada@engine.example" and sends it
      Then no dialog about the job is open
      And Ada is shown the confirmation "This job is on its way"
      And "ada@engine.example" has one e-mail, which leads to the job "AB12"
      And the e-mail to "ada@engine.example" says nothing about job alerts

    @J5-06
    Example: A no counts for one time only
      Given Ada wants the job by e-mail
      And Ada wants no jobs like it
      And Ada closes the dialog
      When Ada wants the job by e-mail
      Then jobs like it are wanted too

  Rule: A visitor who wants only jobs like it can sign up for them

    @J2.5-49 @J2.5-54 @J2.5-56
    Example: What she is asked
      When Ada wants to hear about jobs like it
      Then a dialog asks for an e-mail address
      And she is asked about "Cost Analyst"

    @J7-24 @J7-27 @J3-27 @J1-10 @J2.5-56
    Example: Signing up
      Given Ada wants to hear about jobs like it
      When Ada gives the address "ada@engine.example" and sends it
      Then no dialog about the job is open
      And Ada is shown the confirmation "Successfully signed up"
      And "ada@engine.example" has 1 e-mail
      And the e-mail to "ada@engine.example" says "jobs like Cost Analyst"
      And the e-mail to "ada@engine.example" says how to end job alerts

  Rule: Nothing is sent without a valid e-mail address

    @J5-04 @J5-05
    Scenario Outline: The address is <case>
      Given Ada wants <what>
      When Ada gives the address "<address>" and sends it
      Then nothing is sent, and the e-mail address is marked
      And what is wrong is "<problem>"
      And nobody has an e-mail

      Examples:
        | case    | what                       | address    | problem                    |
        | missing | the job by e-mail          |            | Please enter your email    |
        | missing | to hear about jobs like it |            | Please enter your email    |
        | wrong   | the job by e-mail          | ada@engine | Please enter a valid email |
        | wrong   | to hear about jobs like it | ada engine | Please enter a valid email |

    @J5-04 @J5-05
    Example: The address is corrected
      Given Ada wants the job by e-mail
      And Ada gives the address "ada@engine" and sends it
      When Ada gives the address "ada@engine.example"
      Then a dialog asks for an e-mail address
      And nothing is wrong

  Rule: A preview of a job cannot be shared

    @J2.5-12 @screen
    Example: Reading a preview
      When Ada opens a preview of the job "Harbor Pilot" in "Mobile, Alabama"
      Then Ada cannot have anything mailed to her

    @J2.5-48 @J2.5-49 @screen
    Example: Reading a job
      Then Ada can have the job or jobs like it mailed to her

  Rule: A dialog belongs to the page on which it was opened

    @J2.5-56 @screen
    Example: Going on to another job
      Given Ada wants the job by e-mail
      When Ada goes on to the job "AB13"
      Then no dialog about the job is open

    @J7-48 @J2.5-58
    Example: Leaving the job while it is under way
      Given the connection to the site is slow
      And Ada wants the job by e-mail
      And Ada gives the address "ada@engine.example" and sends it
      And the only notice is "Attempting subscribe to job posting email(s)"
      When Ada leaves the job for the home page
      Then there is no notice
