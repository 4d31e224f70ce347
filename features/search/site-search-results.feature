Feature: Search results
  A result says what it is and leads to it; a long list comes in pages.

  Background:
    Given the site has these jobs, offices, events and news
      | kind   | title              | text                              |
      | job    | Cost Analyst       | Prices new radar systems.         |
      | office | Dayton Office      | 12 Propeller Street, Dayton, Ohio |
      | event  | Navy League Expo   | Meet our estimators.              |
      | news   | Radar Study Begins | A team of nine looks at radar.    |

  @J2.8-08 @J2.8-09 @J3-30
  Rule: A result names its kind and leads to what was found

    Scenario Outline: <title>
      When Ada searches the site for "<words>" and opens "<title>"
      Then Ada comes to "<address>"

      Examples:
        | words           | title              | address                      |
        | cost analyst    | Cost Analyst       | /careers/job/1               |
        | dayton          | Dayton Office      | /contact?office=Dayton+Office |
        | navy league     | Navy League Expo   | /media/event/1               |
        | radar study     | Radar Study Begins | /media/news/1                |
        | family and medical leave | Equal opportunity | /eeo                 |

    @J2.8-06 @J2.8-07 @screen
    Example: Part of a page
      When Ada searches the site for "earned value surveillance" and opens "Services & Solutions"
      Then Ada comes to "/services#earned-value"

  @J3-30
  Rule: A part of a page is told by the sentence in which the words stand

    Scenario Outline: <words>
      When Ada searches the site for "<words>"
      Then "<title>" is told by "<sentence>"

      Examples:
        | words                     | title                | sentence                                                      |
        | work breakdown structures | Services & Solutions | Work breakdown structures mapped from one decade to the next |
        | 20 february 2025          | Contracts            | 20 February 2025 to 19 February 2030                          |

  @J2.8-11
  Rule: The same words can be taken to the open jobs

    @screen
    Example: From the site to the jobs
      Given Ada has searched the site for "radar"
      When Ada takes the words to the open jobs
      Then Ada comes to "/careers/open?search=radar"

  @J2.8-12
  Rule: Twelve results are shown at a time, or 24, or all of them

    Example: More than fit
      Given the firm has 30 open jobs named "Glazier 1" to "Glazier 30" in "Seaside, California"
      When Ada searches the site for "glazier"
      Then Ada finds 12 of 30 results
      And Ada can see 12, 24 or all 30 at a time

    Example: Twice as many
      Given the firm has 30 open jobs named "Glazier 1" to "Glazier 30" in "Seaside, California"
      And Ada has searched the site for "glazier"
      When Ada asks for 24 results at a time
      Then Ada finds 24 of 30 results

    Example: All of them
      Given the firm has 30 open jobs named "Glazier 1" to "Glazier 30" in "Seaside, California"
      And Ada has searched the site for "glazier"
      When Ada asks for 30 results at a time
      Then Ada finds 30 of 30 results

  @J2.8-13
  Rule: Pages can be turned only when there are more than twelve results

    Example: Twelve
      Given the firm has 12 open jobs named "Glazier 1" to "Glazier 12" in "Seaside, California"
      When Ada searches the site for "glazier"
      Then Ada finds 12 of 12 results
      And there are no pages to turn

    Example: Thirteen
      Given the firm has 13 open jobs named "Glazier 1" to "Glazier 13" in "Seaside, California"
      And Ada has searched the site for "glazier"
      When Ada turns to page 2 of the results
      Then Ada finds 1 of 13 results
