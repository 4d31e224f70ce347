Feature: Saved jobs in an account
  Saved jobs stay on the device on which they were saved. An applicant who looks for work on a phone and a computer has her
  account keep them too, when she says so, and finds the same jobs on both.

  Background:
    Given the firm has these open jobs
      | id | title             | city      | state      |
      | 2  | Cost Analyst      | Dayton    | Ohio       |
      | 4  | Data Scientist    | Arlington | Virginia   |
      | 6  | Software Engineer | Seaside   | California |
    And "Ada Moss" has an account
    And Ada has arrived at "/home"
    And Ada has signed in to stay signed in

  @J1-07
  Rule: An applicant reads how many jobs are saved on the device and in her account

    Example: Two here and one there
      Given Ada has saved "Cost Analyst" and "Data Scientist"
      And Ada's account keeps "Software Engineer" of another device
      When Ada looks at the saved jobs of her account
      Then 2 jobs are saved on Ada's device, and 1 in her account

    Example: A job that is saved in another tab is counted at once
      Given Ada has saved "Cost Analyst"
      And Ada has looked at the saved jobs of her account
      When Ada saves "Data Scientist" in another tab
      Then 2 jobs are saved on Ada's device, and 0 in her account

    Example: They are loading
      When Ada looks at the saved jobs of her account, and the firm's answer is slow to come
      Then the saved jobs of the account are loading
      And Ada is told "Loading the saved jobs of your account..."

    Example: Those that do not arrive can be asked for again
      Given Ada's account keeps "Software Engineer" of another device
      And Ada looks at the saved jobs of her account, and the firm's answer is slow to come
      And the firm's answer about her saved jobs has been lost
      And the saved jobs of the account could not be loaded
      When Ada asks for the saved jobs of her account again
      And the firm's answer about her saved jobs arrives
      Then 0 jobs are saved on Ada's device, and 1 in her account

    @C6-11
    Example: Somebody else who signs in there reads what her own account keeps
      Given "Ben Birch" has an account
      And Ada's account keeps "Cost Analyst" of another device
      And Ada has looked at the saved jobs of her account
      When Ben signs in in another tab of Ada's browser while hers sleeps
      Then 0 jobs are saved on Ada's device, and 0 in her account

  @J1-08 @J3-33
  Rule: Nothing is brought together before the applicant says so

    Example: She signs in and looks at her account
      Given Ada has saved "Cost Analyst"
      And Ada's account keeps "Data Scientist" of another device
      When Ada looks at the saved jobs of her account
      Then Ada's device keeps only "Cost Analyst"
      And Ada's account keeps only "Data Scientist"

    Example: She saves one more after she has brought them together
      Given Ada has saved "Cost Analyst"
      And Ada has looked at the saved jobs of her account
      And Ada has brought her saved jobs together
      When Ada saves "Data Scientist" in another tab
      Then Ada's device keeps only "Cost Analyst" and "Data Scientist"
      And Ada's account keeps only "Cost Analyst"

    Example: She brings them together
      Given Ada has saved "Cost Analyst"
      And Ada's account keeps "Data Scientist" of another device
      And Ada has looked at the saved jobs of her account
      When Ada brings her saved jobs together
      Then Ada is told "1 job was added to this device, and 1 job to your account."
      And Ada's device keeps only "Cost Analyst" and "Data Scientist"
      And Ada's account keeps only "Cost Analyst" and "Data Scientist"

  @J3-33
  Rule: What is brought together holds each job once, with the earlier of its days

    Scenario Outline: Ada saved "Cost Analyst" on <here> here and on <there> elsewhere
      Given Ada saved "Cost Analyst" on <here>
      And Ada's account keeps "Cost Analyst" of another device, saved on <there>
      And Ada has looked at the saved jobs of her account
      When Ada brings her saved jobs together
      Then Ada is told "There was nothing to add."
      And her account says that "Cost Analyst" was saved on <earlier>
      And Ada's device says that "Cost Analyst" was saved on <earlier>

      Examples:
        | here              | there             | earlier          |
        | November 3, 2026  | November 12, 2026 | November 3, 2026 |
        | November 12, 2026 | November 3, 2026  | November 3, 2026 |

    Example: She does it twice
      Given Ada has saved "Cost Analyst"
      And Ada has looked at the saved jobs of her account
      And Ada has brought her saved jobs together
      When Ada brings her saved jobs together
      Then Ada is told "There was nothing to add."
      And 1 job is saved on Ada's device, and 1 in her account

  @J3-34
  Rule: A job that has closed stays in the account, and is not shown among the open ones

    Example: It closes before it comes to the other device
      Given Ada's account keeps "Cost Analyst" of another device
      And the firm has closed "Cost Analyst"
      And Ada has looked at the saved jobs of her account
      And Ada has brought her saved jobs together
      When Ada looks at current opportunities
      Then no job is saved
      And Ada's account keeps only "Cost Analyst"
