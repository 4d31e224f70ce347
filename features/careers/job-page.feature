Feature: Job page
  Everything a job seeker needs to decide about one job, at an address that can be shared.

  Background:
    Given the firm has these open jobs
      | id   | tracking number | title            | category title | categories | level | city      | state      | workplace | clearance |
      | AB12 | T-77            | Cost Analyst     | Analyst II     | Analysis   | 2     | Arlington | Virginia   |           | yes       |
      | AB13 | T-78            | Budget Analyst   | Analyst        | Analysis   | 1     | Arlington | Virginia   | Remote    |           |
      | AB14 | T-79            | Pricing Analyst  | Analyst 3      | Analysis   | 1     | Seaside   | California | Hybrid    |           |
      | AB15 | T-80            | Software Tester  | Tester         | Software   | 3     | Seaside   | California | On-site   |           |

  Rule: A job is found by its id or its tracking number, in capitals or not

    @J2.5-01 @J2.5-05 @J2.5-06 @J2.5-07 @J2.1-09
    Scenario Outline: The job is shown
      When Ada opens the job "<written>"
      Then the job is shown
      And the job is "Cost Analyst" in "Arlington, Virginia"

      Examples:
        | case                 | written |
        | its id                | AB12    |
        | its id, lower case    | ab12    |
        | its tracking number   | T-77    |
        | the same, lower case  | t-77    |

    @J2.5-15 @J8-28
    Example: Part of a number finds nothing
      When Ada opens the job "T-7"
      Then the job is not found
      And Ada is told "Could Not Find Job"
      And Ada is told "We could not find the job you requested. It may have been removed or filled. Please check out some of our other jobs"

    @J2.5-02 @J2.5-03 @J2.5-04 @J2.1-10 @screen
    Example: An older form of the address leads to the present one
      When Ada opens the job "?id=AB13"
      Then the job is "Budget Analyst" in "Arlington, Virginia"
      And the address ends with "/careers/job/AB13"

  Rule: A job begins with the first sentence of its own text, where it has one that can stand alone

    @J2.5-18 @J2.5-20
    Scenario Outline: <case>
      Given the firm has these open jobs
        | id   | title        | city   | state | summary   |
        | CS30 | Cost Analyst | Dayton | Ohio  | <summary> |
      When Ada opens the job "CS30"
      Then the job begins with "<sentence>"

      Examples:
        | case                                   | summary                                                                      | sentence                                         |
        | the first of two sentences             | A pump that runs loud is replaced. You say when.                             | A pump that runs loud is replaced.               |
        | an abbreviation ends no sentence       | The U.S. Navy asks what its tenth frigate costs. You answer.                 | The U.S. Navy asks what its tenth frigate costs. |
        | a heading is left out                  | About the role: Harbors age, and somebody has to know the price. You will.   | Harbors age, and somebody has to know the price. |
        | a list has no sentence: the title does | • Weigh hulls • Count rivets                                                 | Cost Analyst                                     |

  Rule: The details card says what kind of job it is

    @J2.5-24 @J2.5-26 @J2.5-27 @J3-12
    Example: A job that names no workplace is onsite
      When Ada opens the job "AB12"
      Then the detail "Experience Level" is "Mid-Level"
      And the detail "Workplace" is "Onsite"
      And the detail "Position Type" is "Full-Time"

    @J2.5-25
    Example: Where a clearance is needed, it is named
      When Ada opens the job "AB12"
      Then there is a detail "Security Clearance"

    @J2.5-25
    Example: Where none is needed, no clearance is named
      When Ada opens the job "AB13"
      Then there is no detail "Security Clearance"

  Rule: A posting can be looked at before it is published

    @J2.5-09 @J2.5-10 @J2.1-11
    Example: The preview says that it is a preview
      When Ada opens a preview of the job "Harbor Pilot" in "Mobile, Alabama"
      Then a preview of the job is shown
      And Ada is told "This is a preview only."
      And Ada is told "Anyone could have written what follows."

    @J2.5-11
    Example: A damaged preview shows no job
      When Ada opens a damaged preview
      Then the job is not found

  Rule: The visitor sees whether the job is still loading or could not be loaded

    @J2.5-14
    Example: While the job is on its way
      When Ada follows a link to the job "AB12"
      Then the job is loading

    @J7-47
    Example: The connection fails
      Given Ada has followed a link to the job "AB12"
      When the connection to the job fails
      Then the job could not be loaded

    @J7-47
    Example: Another try
      Given Ada has followed a link to the job "AB12"
      And the connection to the job has failed
      When Ada tries again and the job arrives
      Then the job is shown
