Feature: Applying in two tabs
  An applicant who has several tabs open reads in the others what she has started, submitted or withdrawn in one: on
  the page of the job, among her saved jobs and in her account.

  Background:
    Given the firm has these open jobs
      | id | title        | city   | state |
      | 2  | Cost Analyst | Dayton | Ohio  |
    And "Ada Moss" has an account
    And Ada's e-mail is confirmed
    And Ada has arrived at "/home"
    And Ada has signed in to stay signed in

  @J2.5-41.a @J4.11-02
  Rule: The page of a job shows what its applicant has done in another tab

    Example: She starts an application, and is reminded
      Given Ada has opened the page of "Cost Analyst"
      When Ada starts an application for "Cost Analyst" in another tab
      Then Ada is reminded that she has begun

    Example: She applies, and can resubmit
      Given Ada has opened the page of "Cost Analyst"
      When Ada applies for "Cost Analyst" in another tab
      Then Ada can "Resubmit Resume"

    Example: She withdraws, and can submit again
      Given Ada has applied for "Cost Analyst"
      And Ada has opened the page of "Cost Analyst"
      And Ada can "Resubmit Resume"
      When Ada withdraws "Cost Analyst" in another tab
      Then Ada can "Submit Resume"

  @J3-34
  Rule: A saved job leads on from where its applicant stands in another tab

    Background:
      Given Ada has saved "Cost Analyst"

    Example: It leads to what she started
      Given Ada is looking at her saved jobs
      When Ada starts an application for "Cost Analyst" in another tab
      Then Ada's saved jobs lead on like this
        | job          | offers               | leads to  |
        | Cost Analyst | Continue application | her files |

    Example: It leads to what she submitted
      Given Ada is looking at her saved jobs
      When Ada applies for "Cost Analyst" in another tab
      Then Ada's saved jobs lead on like this
        | job          | offers           | leads to  |
        | Cost Analyst | View application | her files |

  @J2.9-34.a
  Rule: The account lists what its applicant has done in another tab

    Example: It lists what she started
      Given Ada has looked at her applications
      When Ada starts an application for "Cost Analyst" in another tab
      Then Ada finds these applications
        | part      | job          | state             |
        | To finish | Cost Analyst | Not submitted yet |

    Example: It lists what she submitted
      Given Ada has begun to apply for "Cost Analyst"
      And Ada has looked at her applications
      When Ada applies for "Cost Analyst" in another tab
      Then Ada finds these applications
        | part      | job          | state     |
        | Under way | Cost Analyst | Submitted |

    Example: It lists what she withdrew
      Given Ada has applied for "Cost Analyst"
      And Ada has looked at her applications
      When Ada withdraws "Cost Analyst" in another tab
      Then Ada finds these applications
        | part  | job          | state     |
        | Ended | Cost Analyst | Withdrawn |

    Example: She applies while she is asked whether to delete her draft
      Given Ada has begun to apply for "Cost Analyst"
      And Ada has looked at her applications
      And Ada wants to delete her draft for "Cost Analyst"
      And Ada applies for "Cost Analyst" in another tab
      When Ada says that she is not sure
      Then Ada finds these applications
        | part      | job          | state     |
        | Under way | Cost Analyst | Submitted |

  @J1-19 @J1-20
  Rule: The page of applying shows what its applicant has done in another tab

    Example: What she started is there to be written
      Given Ada has gone to apply for "Cost Analyst"
      When Ada starts an application for "Cost Analyst" in another tab
      Then the applicant writes her application
      And Ada has one draft

    Example: She adds a file, and her note stays
      Given Ada has begun to apply for "Cost Analyst"
      And Ada has gone to apply for "Cost Analyst"
      And Ada has written the note "I can start in May."
      When Ada adds "resume.txt" to her application for "Cost Analyst" in another tab
      Then Ada's draft shows "resume.txt"
      And Ada's note reads "I can start in May."

    Example: She applies with a file that she added here
      Given Ada has begun to apply for "Cost Analyst"
      And Ada has gone to apply for "Cost Analyst"
      And Ada has added "my resume.txt"
      When Ada applies for "Cost Analyst" in another tab
      Then the applicant reads what she has submitted, and can add newer files
      And Ada reads that she has submitted "my resume.txt"
      And Ada's draft shows no file
