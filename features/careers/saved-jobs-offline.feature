Feature: Saved jobs without a connection
  Job seekers can read the jobs they saved even where there is no connection, such as on a train: the list and the page of
  each job, as they were when the device was last online. The device keeps these pages and no others.

  Background:
    Given the firm has these open jobs
      | id | title             | city      | state      |
      | 2  | Cost Analyst      | Dayton    | Ohio       |
      | 4  | Data Scientist    | Arlington | Virginia   |
      | 6  | Software Engineer | Seaside   | California |
    And Ada's browser keeps pages for when there is no connection

  Rule: Without a connection the saved view says which jobs were saved, and as of which day

    @J1-08 @J3-33
    Example: On the train
      Given Ada saved "Cost Analyst" on November 12, 2026
      And Ada's device has kept her saved jobs
      When Ada opens her saved jobs without a connection
      Then Ada reads "Cost Analyst Dayton, Ohio · Saved November 12, 2026" there
      And Ada reads there that this is how things stood today
      And the page of "Cost Analyst" is linked there

    @J1-08 @J3-35
    Example: A job that has closed is named apart
      Given Ada's device has kept "Cost Analyst" and "Data Scientist", which she saved
      And the firm has closed "Cost Analyst"
      And Ada has been on the site again
      When Ada opens her saved jobs without a connection
      Then Ada reads "No longer open Cost Analyst" there
      And the page of "Cost Analyst" is linked there

  Rule: Without a connection the page of a saved job is shown as the site last sent it

    @J1-08
    Example: The job that was saved
      Given Ada's device has kept "Cost Analyst" and "Data Scientist", which she saved
      When Ada opens the page of "Data Scientist" without a connection
      Then Ada reads "Data Scientist" there

    @J1-08
    Example: A job that was not saved is left to the browser
      Given Ada's device has kept "Cost Analyst", which she saved
      When Ada opens the page of "Data Scientist" without a connection
      Then no page of the site is shown

  Rule: With a connection the kept page gives way to the current one

    @J1-08 @J3-35 @screen
    Example: A job that has closed is not shown as open
      Given Ada's device has kept "Cost Analyst" and "Data Scientist", which she saved
      And the firm has closed "Cost Analyst"
      When Ada opens the page of "Cost Analyst" with a connection
      Then Ada does not read "Dayton" there

  Rule: The device keeps only the pages of the saved jobs

    @J1-08 @J1-01
    Example: A visitor who has saved nothing keeps nothing
      When Ada looks at current opportunities
      Then Ada's device keeps no page

    @J4.3-01
    Example: The first job that is saved is kept
      Given Ada is looking at current opportunities
      When Ada saves "Cost Analyst"
      Then Ada's device keeps only the pages of "Cost Analyst"

    @J4.3-02
    Example: A job that is unsaved goes
      Given Ada's device has kept "Cost Analyst" and "Data Scientist", which she saved
      When Ada unsaves "Cost Analyst"
      Then Ada's device keeps only the pages of "Data Scientist"

    @J4.3-02
    Example: With the last job everything goes
      Given Ada's device has kept "Cost Analyst", which she saved
      When Ada unsaves "Cost Analyst"
      Then Ada's device keeps no page

    @J7-46
    Example: What another tab unsaves goes too
      Given Ada's device has kept "Cost Analyst" and "Data Scientist", which she saved
      When Ada unsaves "Data Scientist" in another tab
      Then Ada's device keeps only the pages of "Cost Analyst"

    @J3-35
    Example: A job that has closed stays until it is dismissed
      Given Ada's device has kept "Cost Analyst" and "Data Scientist", which she saved
      And the firm has closed "Cost Analyst"
      When Ada is on the site again
      Then Ada's device keeps only the pages of "Cost Analyst" and "Data Scientist"

    @J3-35
    Example: Once it is dismissed it goes
      Given Ada's device has kept "Cost Analyst" and "Data Scientist", which she saved
      And the firm has closed "Cost Analyst"
      And Ada has been on the site again
      When Ada dismisses the jobs that have closed
      Then Ada's device keeps only the pages of "Data Scientist"

  Rule: The saved view promises this only where it is true

    @J1-08 @screen
    Example: It is true once the jobs are kept
      Given Ada is looking at her saved jobs
      When Ada saves "Cost Analyst" in another tab
      Then saved jobs can be read without a connection
      And Ada is told "This page still opens without a connection and shows your saved jobs as you last saw them."

    @J1-08
    Example: It is not true in a browser that keeps no pages
      Given Ada's browser keeps no pages
      And Ada has saved "Cost Analyst"
      When Ada looks at her saved jobs
      Then saved jobs cannot be read without a connection
      And 1 job is saved
