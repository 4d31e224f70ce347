Feature: Search at an unknown address
  Anyone who follows an old or misspelled address is not left with nothing: a search for its words is already filled in.

  Background:
    Given the site has these jobs, offices, events and news
      | kind | title              | text                           |
      | job  | Cost Analyst       | Prices new radar systems.      |
      | news | Radar Study Begins | A team of nine looks at radar. |

  @C2.4-20 @C2.1-41 @screen
  Rule: The page of an unknown address offers to search the site for the words of that address

    Scenario Outline: What an address says
      When Ada comes to the unknown address "<address>"
      Then the box holds "<words>"

      Examples:
        | address                        | words                         |
        | /careers/opn-positions/analyst | careers opn positions analyst |
        | /News/Radar_Study.aspx         | news radar study              |
        | /jobs/1234567/cost%20analyst   | jobs cost analyst             |
        | /--                            |                               |

    Example: The words are searched for
      Given Ada has come to the unknown address "/archive/cost-analyst.html"
      When Ada takes the search that is offered
      Then Ada finds "Cost Analyst" first
      And the address of the search is "/search?q=archive+cost+analyst"

  @C2.4-20 @C2.1-41 @screen
  Rule: The words are there before any script has run

    Example: A browser without scripts
      When Ada comes to the unknown address "/archive/radar-study" before any script has run
      Then the box holds "archive radar study"

    Example: It searches too
      Given Ada has come to the unknown address "/archive/radar-study" before any script has run
      When Ada takes the search that is offered
      Then Ada finds "Radar Study Begins" first
