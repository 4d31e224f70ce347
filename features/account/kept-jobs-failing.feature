Feature: Saved jobs in an account, and what can go wrong
  Whatever stands in the way of saved jobs on their way to an account, none is lost, and the applicant reads how it ended.
  What her account keeps, she can have it forget.

  Background:
    Given the firm has these open jobs
      | id | title             | city      | state      |
      | 2  | Cost Analyst      | Dayton    | Ohio       |
      | 4  | Data Scientist    | Arlington | Virginia   |
      | 6  | Software Engineer | Seaside   | California |
    And "Ada Moss" has an account
    And Ada has arrived at "/home"
    And Ada has signed in to stay signed in

  @C8-03
  Rule: When no answer comes, the applicant is told that the outcome is not known

    Background:
      Given Ada has saved "Cost Analyst"
      And Ada has looked at the saved jobs of her account
      And the firm's answer about her saved jobs is slow to come
      And Ada has brought her saved jobs together

    Example: They do not reach the firm
      When the firm's answer about her saved jobs is lost
      Then Ada is told "We cannot tell whether your saved jobs are in your account."
      And Ada's device keeps only "Cost Analyst"
      And Ada's account keeps no job

    Example: They reach it, and only the answer is lost
      When the firm keeps her saved jobs, and its answer is lost
      Then Ada is told "We cannot tell whether your saved jobs are in your account."
      And Ada's account keeps only "Cost Analyst"

    Example: She tries again
      Given the firm has kept her saved jobs, and its answer was lost
      When Ada brings her saved jobs together
      Then Ada is told "Your saved jobs have been combined."
      And Ada's account keeps only "Cost Analyst"

  @J1-07
  Rule: An account keeps at most 500 jobs, and none of them makes way

    Example: Three do not all fit
      Given Ada's account keeps 499 other jobs
      And Ada has saved "Cost Analyst", "Data Scientist" and "Software Engineer"
      And Ada has looked at the saved jobs of her account
      When Ada brings her saved jobs together
      Then Ada is told "499 jobs were added to this device, and 1 job to your account. 2 jobs did not fit in your account: it holds up to 500 jobs. They stay on this device."
      And 502 jobs are saved on Ada's device, and 500 in her account

    Example: The latest ones fit first
      Given Ada's account keeps 499 other jobs
      And Ada has saved "Cost Analyst" and "Data Scientist"
      And Ada has looked at the saved jobs of her account
      When Ada brings her saved jobs together
      Then Ada's account keeps "Data Scientist", and not "Cost Analyst"

    Example: One that the account keeps already takes no room
      Given Ada's account keeps 499 other jobs and "Cost Analyst"
      And Ada has saved "Cost Analyst"
      And Ada has looked at the saved jobs of her account
      When Ada brings her saved jobs together
      Then Ada is told "499 jobs were added to this device, and 0 jobs to your account."
      And 500 jobs are saved on Ada's device, and 500 in her account

  @J1-07
  Rule: A device that cannot keep them has them for this visit, and says so

    Example: Ada's device is full
      Given Ada's account keeps "Cost Analyst" of another device
      And Ada has looked at the saved jobs of her account
      And Ada's device has no room left
      When Ada brings her saved jobs together
      Then Ada is told "Your browser could not store them: on this device they last until you close or reload this page."
      And 1 job is saved on Ada's device, and 1 in her account

  @C4.1-08
  Rule: When the session has ended, the applicant is asked to sign in again, and her device keeps her saved jobs

    Example: It has ended when she brings them together
      Given Ada has saved "Cost Analyst"
      And Ada has looked at the saved jobs of her account
      And the site has ended Ada's session
      When Ada brings her saved jobs together, and is asked to sign in
      Then Ada is on the page "/account-login?redirect=%2Faccount-management"
      And Ada is shown the warning "Your session has ended."
      And Ada's device keeps only "Cost Analyst"

  @J1-08
  Rule: An account forgets its saved jobs once the applicant has said yes to that

    Background:
      Given Ada has saved "Data Scientist"
      And Ada's account keeps "Cost Analyst" of another device
      And Ada has looked at the saved jobs of her account

    Example: She says yes
      When Ada has her account forget its saved jobs, and says yes
      Then Ada is told "Your account no longer has saved jobs."
      And Ada's account keeps no job
      And Ada's device keeps only "Data Scientist"

    Example: She says no
      When Ada has her account forget its saved jobs, and says no
      Then the applicant is told how many jobs are saved here and with her account
      And Ada's account keeps only "Cost Analyst"

    Example: No answer comes
      Given the firm's answer about her saved jobs is slow to come
      And Ada has her account forget its saved jobs, and says yes
      When the firm's answer about her saved jobs is lost
      Then Ada is told "We cannot tell whether your saved jobs are still in your account."
      And Ada's account keeps only "Cost Analyst"

    @screen
    Example: The keyboard goes on where she was
      When Ada has her account forget its saved jobs, and says no
      Then the keyboard of Ada goes on at "Remove those in my account"

  @C6-11
  Rule: Saved jobs in an account are in the file of her data, and are deleted with the account

    Example: It stands in the file of her data
      Given Ada's account keeps "Cost Analyst" of another device, saved on November 12, 2026
      And Ada has opened her account
      When Ada takes her data along as a page
      Then the file of her account says "Job 2, saved on November 12, 2026"

    @screen
    Example: Before she deletes her account she reads that it ends with it
      When Ada has opened her account
      Then Ada is told "The saved jobs that your account keeps."
