Feature: Pay of a job
  Nobody applies in vain: where the firm states what a job pays, it stands among the facts of the job.

  Background:
    Given the firm has these open jobs
      | id   | title            | city             | state      | pay                    |
      | CS20 | Cost Analyst     | Colorado Springs | Colorado   | 98000 to 126000 a year |
      | SD20 | Office Assistant | San Diego        | California | 22 to 29 an hour       |
      | SD21 | Survey Taker     | San Diego        | California | 24.50 to 31 an hour    |
      | BF20 | Security Officer | Bedford          | Massachusetts | 84500 a year        |
      | DY20 | Budget Analyst   | Dayton           | Ohio       |                        |

  @J2.5-24
  Rule: A job shows its pay where the firm states one

    Scenario Outline: A range, or the one amount that is paid
      When Ada opens the job "<id>"
      Then the detail "Pay" is "<words>"
      And the detail "Position Type" is "Full-Time"

      Examples:
        | case                            | id   | words                      |
        | a range of a year               | CS20 | $98,000 to $126,000 a year |
        | a range of an hour              | SD20 | $22 to $29 an hour         |
        | cents stand at both ends or at neither | SD21 | $24.50 to $31.00 an hour   |
        | one amount                      | BF20 | $84,500 a year             |

    Example: Where the firm states none, nothing is said of pay
      When Ben opens the job "DY20"
      Then the job is shown
      And there is no detail "Pay"

  @J2.5-24
  Rule: What a job pays is compared with the open jobs that state their pay in the same unit, and with no others

    Scenario Outline: <case>
      When Ada opens the job "<id>"
      Then Ada reads of its pay "<finding>"

      Examples:
        | case                                      | id   | finding                                                                                                                       |
        | the lower of two by the hour              | SD20 | Of the 2 open jobs that state their pay by the hour, none starts lower and 1 ends higher. The thin line is the other one.   |
        | the higher of two by the hour             | SD21 | Of the 2 open jobs that state their pay by the hour, 1 starts lower and none ends higher. The thin line is the other one.   |
        | an amount of a year                       | BF20 | Of the 2 open jobs that state their pay by the year, none starts lower and 1 ends higher. The thin line is the other one.   |

    Example: A job that states no pay is compared with none
      When Ben opens the job "DY20"
      Then Ben reads nothing of other jobs' pay
