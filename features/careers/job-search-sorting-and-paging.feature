Feature: Sorting and paging
  Long lists come in pages, in the order the visitor prefers.

  Rule: The visitor decides what comes first

    Background:
      Given the firm has these open jobs
        | title           | changed days ago | summary               |
        | Ship Scheduler  | 3                | Plans refits.         |
        | analyst, budget | 40               | Knows analyst budgets |
        | Budget Analyst  | 1                | Balances books.       |
      And Ada is looking at current opportunities

    @J4.5-04 @J4.5-06 @J1-02 @C1-14
    Example: Without words, the firm's own order applies
      Then Ada sees these jobs in this order
        | title           |
        | Ship Scheduler  |
        | analyst, budget |
        | Budget Analyst  |

    @J4.5-03
    Example: With words, the best answer comes first
      When Ada searches for "budget analyst"
      Then Ada sees these jobs in this order
        | title           |
        | Budget Analyst  |
        | analyst, budget |

    @J4.5-01 @J1-04
    Example: Alphabetical order ignores capitals
      When Ada sorts by "Alphabetical"
      Then Ada sees these jobs in this order
        | title           |
        | analyst, budget |
        | Budget Analyst  |
        | Ship Scheduler  |

    @J4.5-02
    Example: The newest comes first
      When Ada sorts by "Most Recent"
      Then Ada sees these jobs in this order
        | title           |
        | Budget Analyst  |
        | Ship Scheduler  |
        | analyst, budget |

  Rule: A page holds ten jobs unless the visitor asks for more or fewer

    Background:
      Given the firm has 23 open jobs named "Analyst 1" to "Analyst 23" in "Dayton, Ohio"
      And Ada is looking at current opportunities

    @J9-04
    Example: Ten at first
      Then Ada sees 10 jobs from "Analyst 1" to "Analyst 10"

    @J2.3-11 @J1-05
    Example: The last page holds the rest
      When Ada turns to page 3
      Then Ada sees 3 jobs from "Analyst 21" to "Analyst 23"

    @J4.4-17
    Example: Asking for another number keeps the first visible job in view
      Given Ada has turned to page 3
      When Ada asks for 5 jobs at a time
      Then Ada sees 3 jobs from "Analyst 21" to "Analyst 23"

    @J4.4-15
    Example: Another choice starts again at the first page
      Given Ada has turned to page 2
      When Ada chooses the state "Ohio"
      Then Ada sees 10 jobs from "Analyst 1" to "Analyst 10"

    @J4.4-17
    Example: Other words start again at the first page
      Given Ada has turned to page 2
      When Ada searches for "analyst"
      Then Ada is on page 1
