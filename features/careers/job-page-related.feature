Feature: Related jobs
  Job seekers who like one job see at once what else of the kind the firm has, the most similar first.

  Rule: Jobs in the same category come before jobs in the same group, and nearby jobs before distant ones

    @J9-14 @J9-15 @J9-16 @J9-17 @J9-18 @J2.5-36
    Example: One job of each degree of likeness, and one that is not like it
      Given the firm has these open jobs
        | id   | title             | category title | categories | city       | state    |
        | AB12 | Cost Analyst      | Analyst II     | Analysis   | Arlington  | Virginia |
        | AB13 | Tide Gauger       | Gauger         | Analysis   | Dayton     | Ohio     |
        | AB14 | Pricing Analyst   | Analyst 3      | Finance    | Dayton     | Ohio     |
        | AB15 | Chart Reader      | Reader         | Analysis   | Quantico   | Virginia |
        | AB16 | Schedule Analyst  | Analyst        | Planning   | Alexandria | Virginia |
        | AB17 | Budget Analyst    | analyst 1      | Finance    | arlington  | Virginia |
        | AB18 | Software Tester   | Tester         | Software   | Arlington  | Virginia |
      When Ada opens the job "AB12"
      Then the related jobs are "Budget Analyst", "Schedule Analyst", "Chart Reader", "Pricing Analyst", "Tide Gauger"

    @J9-19
    Example: The job itself is not among them
      Given the firm has 3 open jobs named "Harbor Pilot 1" to "Harbor Pilot 3" in "Dayton, Ohio", all of one category
      When Ada opens the job "2"
      Then the related jobs are "Harbor Pilot 1", "Harbor Pilot 3" in any order

  Rule: Of more than ten related jobs, six are shown

    @J9-11 @J9-12
    Scenario Outline: <alike> jobs like it
      Given the firm has <open> open jobs named "Harbor Pilot 1" to "Harbor Pilot <open>" in "Dayton, Ohio", all of one category
      When Ada opens the job "1"
      Then Ada sees <shown> related jobs

      Examples:
        | open | alike | shown |
        | 10   | 9     | 9     |
        | 11   | 10    | 10    |
        | 12   | 11    | 6     |
        | 16   | 15    | 6     |

  Rule: Jobs that are equally close take turns from visit to visit, and closer ones stay ahead of them

    @J9-13
    Example: Five nearby jobs and a distant one, over ten visits
      Given the firm has 6 open jobs named "Harbor Pilot 1" to "Harbor Pilot 6" in "Dayton, Ohio", all of one category
      And the firm also has a job "River Pilot" of that category in "Seaside, California"
      When Ada opens the job "1" on ten visits
      Then "River Pilot" came last among the related jobs on every visit
      And the related job that came first was not the same on all of them

  @J9-20
  Rule: Related jobs are left out where there are none

    Scenario Outline: <case>
      Given the firm has these open jobs
        | id   | title           | category title | categories | city      | state    |
        | AB12 | Cost Analyst    | Analyst II     | Analysis   | Arlington | Virginia |
        | AB18 | Software Tester | <category>     | <group>    | Arlington | Virginia |
      When Ada opens the job "AB12"
      Then there are no related jobs

      Examples:
        | case                                    | category | group    |
        | No other job is like it                 | Tester   | Software |
        | The other job says nothing about itself |          |          |
