Feature: Saved jobs as a file
  Job seekers take their saved jobs from one device to another, and keep them where no site is needed to read them: in one
  file that names each job, and whose jobs the site can add to those saved elsewhere.

  Background:
    Given the firm has these open jobs
      | id | title             | city      | state      |
      | 2  | Cost Analyst      | Dayton    | Ohio       |
      | 4  | Data Scientist    | Arlington | Virginia   |
      | 6  | Software Engineer | Seaside   | California |

  Rule: The file can be read without the site

    @J1-08
    Example: It names each job, where it is, and the day it was saved
      Given Ben saved "Cost Analyst" on November 12, 2026
      When Ben takes his saved jobs with him as a file
      Then the file says "Cost Analyst"
      And the file says "Dayton, Ohio · Saved November 12, 2026"
      And the file leads to the page of "Cost Analyst"
      And the file holds nothing that runs

    @J1-08 @J3-35
    Example: It names closed jobs apart from open ones
      Given Ben saved "Cost Analyst" on November 12, 2026
      And Ben has added the jobs in "a file with one job"
      And the firm has closed "Cost Analyst"
      When Ben takes his saved jobs with him as a file
      Then the file leads to the page of "Data Scientist"
      And the file says "No longer open Cost Analyst Dayton, Ohio"

  Rule: Jobs in a file are added to those already saved

    @J3-33 @J4.3-03
    Example: On a device where nothing is saved
      Given Ben has saved "Cost Analyst" and "Data Scientist"
      And Ben has taken his saved jobs with him as a file
      When Ada adds the jobs in that file
      Then the jobs in the file are added to those that were saved
      And Ada is told about the file: "2 jobs added."
      And Ada's device keeps only "Cost Analyst" and "Data Scientist"
      And 2 jobs are saved

    @J3-33
    Example: Some were saved already, and one has closed
      Given Ben has saved "Cost Analyst", "Data Scientist" and "Software Engineer"
      And Ben has taken his saved jobs with him as a file
      And the firm has closed "Software Engineer"
      And Ada has saved "Data Scientist"
      When Ada adds the jobs in that file
      Then Ada is told about the file: "1 job added, 1 was saved already, 1 is no longer open."
      And Ada is told that "Software Engineer, Seaside, California" is no longer open

    @J3-33
    Example: Of two days, the earlier one counts
      Given Ben saved "Cost Analyst" on November 3, 2026
      And Ben has taken his saved jobs with him as a file
      And Ada saved "Cost Analyst" on November 12, 2026
      When Ada adds the jobs in that file
      Then Ada is told about the file: "No job added, 1 was saved already."
      And "Cost Analyst" was saved on November 3, 2026

    @J3-33
    Example: A job that appears in it twice counts once
      When Ada adds the jobs in "a file in which one job appears twice"
      Then Ada is told about the file: "1 job added."
      And "Data Scientist" was saved on November 3, 2026

    @J3-33
    Example: A mail program has broken its lines on the way
      Given Ben has saved "Cost Analyst" and "Data Scientist"
      And Ben has taken his saved jobs with him as a file
      And a mail program has broken the lines of that file
      When Ada adds the jobs in that file
      Then Ada is told about the file: "2 jobs added."

    @J7-46
    Example: Other tabs keep in step
      Given Ben has saved "Cost Analyst"
      And Ben has taken his saved jobs with him as a file
      And Ada has saved "Data Scientist" in another tab
      When Ada adds the jobs in that file
      Then Ada's device keeps only "Data Scientist" and "Cost Analyst"

  Rule: A file that cannot be used is refused in plain words, and no saved job is lost

    @J3-33
    Scenario Outline: Ada chooses <file>
      Given Ada has saved "Cost Analyst"
      When Ada adds the jobs in "<file>"
      Then <what is the matter>
      And Ada is told "<words>"
      And Ada's device keeps only "Cost Analyst"

      Examples:
        | file                                    | what is the matter            | words                           |
        | a web page about soups                  | the file holds no saved jobs  | This file holds no saved jobs.  |
        | a photograph                            | the file holds no saved jobs  | This file holds no saved jobs.  |
        | an empty file                           | the file holds no saved jobs  | This file holds no saved jobs.  |
        | a file without a job                    | the file holds no saved jobs  | This file holds no saved jobs.  |
        | a file that was cut off before the jobs | the file is damaged           | This file is damaged.           |
        | a file that was cut off within the jobs | the file is damaged           | This file is damaged.           |
        | a file with a number for a title        | the file is damaged           | This file is damaged.           |
        | a file with nothing but a list of ids   | the file is damaged           | This file is damaged.           |
        | a file from another site                | the file is from another site | This file is from another site. |
        | a file with 100,000 jobs                | the file holds too many jobs  | This file holds too many jobs.  |
        | a 50 MB film                            | the file is too large         | This file is too large.         |

    @J3-33
    Example: Having chosen the wrong file, Ada chooses the right one
      Given Ada has saved "Cost Analyst"
      And Ada has added the jobs in "a photograph"
      When Ada adds the jobs in "a file with one job"
      Then Ada is told about the file: "1 job added."
      And Ada's device keeps only "Cost Analyst" and "Data Scientist"

  Rule: What a file says is text, whatever it looks like

    @J3-33 @screen
    Example: A title that is markup
      When Ada adds the jobs in "a file with markup for a title"
      Then Ada is told about the file: "No job added, 1 is no longer open."
      And nothing of that file has run

  Rule: Added jobs that the device cannot keep are saved for this visit, with a warning

    @J7-46
    Example: Ada's device is full
      Given Ada is looking at current opportunities
      And Ada's device has no room left
      When Ada adds the jobs in "a file with one job"
      Then Ada is shown the warning "Your browser could not store your saved jobs."
      And 1 job is saved
