Feature: A form that begins with what the last one said
  An applicant who applies again writes as little as possible twice: her new form begins with what she sent last, says so, and
  goes its own way from there.

  Background:
    Given the firm has these open jobs
      | id | title           | city   | state |
      | 2  | Software Tester | Dayton | Ohio  |
      | 4  | Data Analyst    | Dayton | Ohio  |
    And the firm has lists to choose from in its form
    And "Ada Moss" has an account
    And Ada's e-mail is confirmed
    And Ada has arrived at "/home"
    And Ada has signed in to stay signed in

  @J2.1-23
  Rule: A new form begins with what was sent last, and marks what was taken over

    Background:
      Given Ada has sent the form for "Software Tester"

    Example: She looks at it
      When Ada begins the form for "Data Analyst"
      Then the sections of her form stand like this
        | section                  | state       |
        | Contact details          | Taken over  |
        | Education                | Taken over  |
        | Employment               | Taken over  |
        | References               | Taken over  |
        | Veteran status           | Not started |
        | The work and its demands | Not started |
        | Declarations             | Not started |
        | Equal opportunity        | Not started |
        | Resume and other files   | Not started |

    Example: She finds it as it was
      Given Ada has begun the form for "Data Analyst"
      When Ada calls "Contact details" complete
      Then "Contact details" of her form says
        | City | Dayton |
      And "Contact details" is "Complete"

    Example: She changes it
      Given Ada has begun the form for "Data Analyst"
      When Ada writes in "Contact details"
        | City | Columbus |
      Then "Contact details" is "In progress"

    Example: She has not read it again
      Given Ada has begun the form for "Data Analyst"
      When Ada submits her form
      Then "Contact details" is in the way, because "This section came from your last application. Please read it and mark it complete."

  @J2.1-23
  Rule: A new form goes its own way, and the one that was sent stays as it was

    Example: She has moved
      Given Ada has sent the form for "Software Tester"
      And Ada has begun the form for "Data Analyst"
      And Ada has written in "Contact details"
        | City | Columbus |
      When Ada goes to the form for "Software Tester"
      Then the sent "Contact details" includes "City: Dayton"

  @J2.1-23
  Rule: Equal-opportunity answers, and what is asked for one job alone, are never carried over

    Scenario Outline: <section>
      Given Ada has sent the form for "Software Tester"
      When Ada begins the form for "Data Analyst"
      Then "<section>" is "Not started"
      And "<section>" of her form says nothing of "<field>"

      Examples:
        | section                  | field                                       |
        | Equal opportunity        | Gender                                      |
        | Veteran status           | Veteran status                              |
        | The work and its demands | Can you do this work, with or without help? |
        | Declarations             | May you work in the United States?          |

  @J2.1-23
  Rule: A form that was not sent is not taken over

    Example: She has only begun the last one
      Given Ada has filled in the form for "Software Tester" but for "Declarations" elsewhere
      When Ada begins the form for "Data Analyst"
      Then "Employment" is "Not started"

    Example: She has sent it
      Given Ada has sent the form for "Software Tester"
      When Ada begins the form for "Data Analyst"
      Then "Contact details" is "Taken over"
