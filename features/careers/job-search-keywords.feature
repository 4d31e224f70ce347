Feature: Keyword search
  Job seekers type a few words and see the jobs that answer them best, first.
  The whole posting is searched: its title, category, place and description.

  Background:
    Given the firm has these open jobs
      | title             | category title | categories        | city       | state      | summary                           |
      | Cost Analyst      | Analyst II     | Analysis;Research | Arlington  | Virginia   | Prices new radar systems.         |
      | Budget Analyst    | Analyst        | Analysis          | Seaside    | California | Helps the cost team keep records. |
      | Analyst, Cost     | Analyst 3      | Analysis          | San Diego  | California | Reads depot reports.              |
      | Software Engineer | Engineer III   | Software          | Alexandria | Virginia   | Builds planning tools.            |
    And Ada is looking at current opportunities

  @J5-41 @J5-44 @J4.9-01
  Rule: Jobs that hold the whole phrase come before jobs that hold its words apart

    Example: The exact title stands first
      When Ada searches for "cost analyst"
      Then Ada sees these jobs in this order
        | title          |
        | Cost Analyst   |
        | Budget Analyst |
        | Analyst, Cost  |

  @J5-38
  Rule: Capitals and blanks around the words make no difference

    Example: The same words, typed carelessly
      When Ada searches for "  COST Analyst "
      Then Ada sees "Cost Analyst" first

  @J5-40.a
  Rule: One matching word among several is not enough

    Example: A single common word is no answer
      When Ada searches for "planning radio"
      Then no job matches

    Example: Two matching words are
      When Ada searches for "planning tools"
      Then Ada sees "Software Engineer" first

  @J5-39
  Rule: An empty search shows every job in its original order

    Example: Emptying the search brings everything back
      Given Ada has searched for "software"
      When Ada searches for ""
      Then Ada sees these jobs in this order
        | title             |
        | Cost Analyst      |
        | Budget Analyst    |
        | Analyst, Cost     |
        | Software Engineer |

  @J5-48
  Rule: Common little words do not count

    Example: "the" and "of" add nothing
      When Ada searches for "the head of software"
      Then Ada sees only "Software Engineer"

  @J5-45
  Rule: Naming a category finds its jobs even when the words stand nowhere else

    Example: The category is enough
      When Ada searches for "research"
      Then Ada sees only "Cost Analyst"

  @J8-23
  Rule: When nothing matches, the visitor is told so

    Example: A word no job holds
      When Ada searches for "zeppelin"
      Then no job matches
      And Ada is told "We couldn't find any jobs matching your criteria."
