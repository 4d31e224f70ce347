Feature: What the posting answers in the form of an application
  An applicant is not asked what the firm knows better: what the work of this job is like. She reads it, and says whether she
  can do it.

  Background:
    Given the firm has these open jobs
      | id | title           | city   | state | level |
      | 2  | Software Tester | Dayton | Ohio  | 2     |
      | 3  | Lead Analyst    | Dayton | Ohio  | 1     |
    And the firm has lists to choose from in its form
    And "Ada Moss" has an account
    And Ada has arrived at "/home"
    And Ada has signed in to stay signed in

  @C3.1-03 @C3.1-05
  Rule: The form says what the work is like, and asks whether the applicant can do it

    Example: The work of one job
      Given Ada has begun the form for "Software Tester"
      Then "The work and its demands" of her form says
        | What the work is like | Office work |
      And "The work and its demands" is "Not started"

    Example: The work of another
      Given Ada has begun the form for "Lead Analyst"
      When Ada writes in "The work and its demands"
        | Can you do this work, with or without help?    | Yes |
        | Do you need anything to apply or to work here? | No  |
      And Ada calls "The work and its demands" complete
      Then "The work and its demands" is "Complete"
      And "The work and its demands" of her form says
        | What the work is like | Office work with visits |

    Example: She has answered nothing
      Given Ada has begun the form for "Software Tester"
      When Ada calls "The work and its demands" complete
      Then it is said what is wrong with the section
        | Please choose whether you can do this work |
        | Please choose whether you need anything    |

  @C3.1-05
  Rule: What an applicant has chosen before stays

    Example: She has chosen another sort of work
      Given Ada has filled in the form for "Lead Analyst" but for "Declarations" elsewhere
      When Ada goes to the form for "Lead Analyst"
      Then "The work and its demands" of her form says
        | What the work is like | Office work |
      And "The work and its demands" is "Complete"

    Example: She has answered the rest of the section before the posting could
      Given Ada has filled in the form for "Lead Analyst" but for "Declarations" elsewhere
      And the firm has begun to ask for "What the work is like" in "The work and its demands" since then
      When Ada goes to the form for "Lead Analyst"
      Then "The work and its demands" of her form says
        | What the work is like | Office work with visits |
