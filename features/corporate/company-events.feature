Feature: Company events
  Visitors who want to meet the firm learn on which day and at what hour it receives them, by the clocks of the place.

  @C2.14-05
  Rule: An event is told by the days and the hours of the firm's time zone

    Scenario Outline: <event>
      Given the firm announces these events
        | event   | begins   | ends   |
        | <event> | <begins> | <ends> |
      When Ada looks at the events of the firm
      Then the event "<event>" is told as "<words>"

      Examples:
        | event                      | begins               | ends                 | words                                                |
        | An evening                 | 2091-12-10 00:00 UTC | 2091-12-10 04:00 UTC | December 9, 2091, 7–11 PM EST                        |
        | An evening without an end  | 2091-12-10 00:30 UTC |                      | December 9, 2091, 7:30 PM EST                        |
        | A summer evening           | 2091-07-10 00:00 UTC | 2091-07-10 01:00 UTC | July 9, 2091, 8–9 PM EDT                             |
        | Up to midnight             | 2091-12-10 00:00 UTC | 2091-12-10 05:00 UTC | December 9, 2091, 7 PM – midnight EST                |
        | Into the next day          | 2091-12-10 00:00 UTC | 2091-12-10 18:00 UTC | December 9, 7 PM – December 10, 2091, 1 PM EST       |
        | New Year                   | 2092-01-01 02:00 UTC | 2092-01-01 06:00 UTC | December 31, 2091, 9 PM – January 1, 2092, 1 AM EST  |

  @C2.14-05 @C2.14-24
  Rule: Without an hour an event is told by its days alone

    Scenario Outline: <event>
      Given the firm announces these events
        | event   | begins   | ends   |
        | <event> | <begins> | <ends> |
      When Ada looks at the events of the firm
      Then the event "<event>" is told as "<words>"

      Examples:
        | event      | begins     | ends       | words                     |
        | A day      | 2091-12-09 |            | December 9, 2091          |
        | A week     | 2091-12-03 | 2091-12-07 | December 3–7, 2091        |
        | Two months | 2091-05-30 | 2091-06-02 | May 30 – June 2, 2091     |

  @C2.14-05
  Rule: An event elsewhere is told by the clocks there if it names their time zone

    Scenario Outline: <event>
      Given the firm announces these events
        | event   | begins               | ends                 | time zone |
        | <event> | 2091-12-10 01:30 UTC | 2091-12-10 03:00 UTC | <zone>    |
      When Ada looks at the events of the firm
      Then the event "<event>" is told as "<words>"

      Examples:
        | event          | zone                | words                                     |
        | In California  | America/Los_Angeles | December 9, 2091, 5:30–7 PM PST           |
        | In Honolulu    | Pacific/Honolulu    | December 9, 2091, 3:30–5 PM HST           |
        | In Pune        | Asia/Kolkata        | December 10, 2091, 7–8:30 AM GMT+5:30     |

  @C2.13-25 @C2.13-27
  Rule: An event without an hour is over once its day has ended

    Example: On its day
      Given the firm announces these events
        | event    | begins |
        | Open day | today  |
      When Ada looks at the events of the firm
      Then the event "Open day" is not over

    Example: Two days later
      Given the firm announces these events
        | event    | begins     |
        | Open day | 2 days ago |
      When Ada looks at the events of the firm
      Then the event "Open day" is over
