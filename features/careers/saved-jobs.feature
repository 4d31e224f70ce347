Feature: Saved jobs
  Job seekers keep the jobs they want to come back to. The list stays on their own device: it needs no account, and the
  firm keeps who saved what only for those who ask their account to keep it.

  Background:
    Given the firm has these open jobs
      | id | title             | city      | state      |
      | 2  | Cost Analyst      | Arlington | Virginia   |
      | 4  | Data Scientist    | Arlington | Virginia   |
      | 6  | Software Engineer | Seaside   | California |

  Rule: A bookmark saves a job, and the same bookmark unsaves it

    @J4.3-01 @J4.3-03
    Example: Saving a job from the list
      Given Ada is looking at current opportunities
      When Ada saves "Cost Analyst"
      Then "Cost Analyst" is saved
      And 1 job is saved

    @J4.3-02 @J4.3-03 @J2.4-06 @C2.2-25 @screen
    Example: Unsaving it
      Given Ada has saved "Cost Analyst"
      And Ada is looking at current opportunities
      When Ada unsaves "Cost Analyst"
      Then "Cost Analyst" is not saved
      And no job is saved

    @J2.5-46 @J2.5-47 @screen
    Example: The page of a job says whether it is saved
      Given Ada has saved "Data Scientist"
      When Ada saves "Cost Analyst" from its own page
      Then the page of the job offers "Saved"
      And 2 jobs are saved

    @J2.5-46 @J2.5-47 @screen
    Example: The page of a job offers to save it
      Given Ada has saved "Cost Analyst"
      When Ada unsaves "Cost Analyst" from its own page
      Then the page of the job offers "Save For Later"
      And no job is saved

    @J1-09 @J2.4-05 @J2.4-06 @J2.4-07 @J4.3-03 @screen
    Example: The bookmark does not open the job
      Given Ada is looking at current opportunities
      When Ada saves "Cost Analyst"
      Then Ada sees only "Cost Analyst", "Data Scientist", "Software Engineer"
      And 1 job is saved

    @J2.4-10 @screen
    Example: The bookmark responds to the keyboard and says what it does
      Given Ada is looking at current opportunities
      When Ada saves "Cost Analyst" with the keyboard
      Then the bookmark of "Cost Analyst" says "Saved"
      And the bookmark of "Data Scientist" says "Save For Later"

  @J1-01 @J1-07 @J6-03 @C1-15
  Rule: Jobs are found and saved with an account and without one

    Example: Without an account
      Given Ada is looking at current opportunities
      When Ada saves "Cost Analyst"
      Then 1 job is saved
      And Ada sees only "Cost Analyst", "Data Scientist", "Software Engineer"

    Example: Signed in
      Given "Ada Moss" has an account
      And Ada is on the site
      And Ada has signed in
      And Ada is looking at current opportunities
      When Ada saves "Cost Analyst"
      Then 1 job is saved
      And Ada is known as "Ada Moss"

  Rule: A job that is unsaved disappears from the saved view at once

    @J4.3-04
    Example: One of two goes
      Given Ada has saved "Cost Analyst" and "Data Scientist"
      And Ada is looking at her saved jobs
      When Ada unsaves "Cost Analyst"
      Then Ada sees only "Data Scientist"

    @J4.3-04 @J8-24
    Example: The last one goes
      Given Ada has saved "Cost Analyst"
      And Ada is looking at her saved jobs
      When Ada unsaves "Cost Analyst"
      Then there are no saved jobs

    @J8-25 @J8-26
    Example: From there back to all jobs
      Given Ada is looking at her saved jobs
      When Ada goes on to search for jobs
      Then Ada sees only "Cost Analyst", "Data Scientist", "Software Engineer"

  Rule: The saved view says on which day each job was saved

    @J3-33
    Example: Saved today
      Given Ada is looking at her saved jobs
      When Ada saves "Cost Analyst" in another tab
      Then "Cost Analyst" was saved today

    @J3-33 @J7-46
    Example: Saved on an earlier day
      Given Ada saved "Cost Analyst" on November 12, 2026
      When Ada looks at her saved jobs
      Then "Cost Analyst" was saved on November 12, 2026

    @J3-33 @J7-46
    Example: A list from before days were kept can still be read
      Given Ada has saved "Cost Analyst" and "Data Scientist"
      When Ada looks at her saved jobs
      Then 2 jobs are saved
      And nobody knows when "Cost Analyst" was saved

    @J4.3-01 @J4.3-02
    Example: A job that is saved again has a new day
      Given Ada saved "Cost Analyst" on November 12, 2026
      And Ada has unsaved "Cost Analyst" in another tab
      And Ada is looking at her saved jobs
      When Ada saves "Cost Analyst" in another tab
      Then "Cost Analyst" was saved today

  Rule: A job that is gone is neither shown nor counted

    @J3-34 @J3-35 @C3.8-05
    Example: The count is of open jobs
      Given Ada has saved "Cost Analyst", "Data Scientist" and a job that is gone
      When Ada looks at current opportunities
      Then 2 jobs are saved

    @J3-35 @C3.8-06
    Example: While nobody knows which jobs are open, none is given up
      Given Ada has saved "Cost Analyst" and a job that is gone
      When Ada follows a link to current opportunities
      Then 2 jobs are saved
      And the jobs are loading

    @J3-35
    Example: A site without jobs does not forget what was saved
      Given Ada has saved "Cost Analyst"
      And the firm has no open jobs
      When Ada looks at current opportunities
      Then no job is saved
      And Ada's device keeps only "Cost Analyst"

    @J3-35 @C3.8-04 @C3.8-05
    Example: A job that is gone is forgotten with the next job saved
      Given Ada has saved "Cost Analyst" and a job that is gone
      And Ada is looking at current opportunities
      When Ada saves "Data Scientist"
      Then Ada's device keeps only "Cost Analyst" and "Data Scientist"
