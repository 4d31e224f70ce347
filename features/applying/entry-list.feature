Feature: The entries of an application
  Schools, employers and people who know her work stand one below the other. An applicant adds, changes and removes each by itself, and
  gets back what she has removed.

  Background:
    Given the firm has these open jobs
      | id | title        | city   | state |
      | 2  | Cost Analyst | Dayton | Ohio  |
    And "Ada Moss" has an account
    And Ada is on the site
    And Ada has signed in to stay signed in
    And Ada has come to "Education" of her form for "Cost Analyst"

  @J2.1-23
  Rule: An entry is added and changed by itself

    Example: There is none at first
      Then the list has no entry
      And Ada can add another entry

    Example: The first one
      Given Ada has added an entry
      When Ada writes "Harrowfen College" as the "School" of the entry "Education 1"
      Then the list has entries
      And Ada's list holds "Harrowfen College"
      And the firm has the schools "Harrowfen College" of Ada

    Example: One of several
      Given Ada's other device has written 3 entries
      When Ada writes "Harrowfen College" as the "School" of the entry "School 2"
      Then the firm has the schools "Harrowfen College", "School 1" and "School 3" of Ada

  @J2.1-23
  Rule: Each entry is removed and brought back by itself, and by its name

    Background:
      Given Ada's other device has written 2 entries

    @screen
    Example: They are named
      Then Ada is offered "Remove School 1" and "Remove School 2"

    Example: She removes one
      When Ada removes the entry "School 1"
      Then Ada's list holds "School 2"
      And the firm has the schools "School 2" of Ada

    Example: She brings it back
      Given Ada has removed the entry "School 1"
      When Ada wants the entry "School 1" back
      Then Ada's list holds "School 1" and "School 2"
      And the firm has the schools "School 1" and "School 2" of Ada

    @screen
    Example: It says of which one
      When Ada removes the entry "School 1"
      Then Ada is offered "Undo School 1" and "Remove School 2"

    Example: Another device has written in it before she brings it back
      Given Ada has removed the entry "School 1"
      And Ada's other device has written "School 1, Class of 2014" over "School 1"
      When Ada wants the entry "School 1" back
      Then Ada's list holds "School 1, Class of 2014" and "School 2"

    Example: The last one is removed
      Given Ada has removed the entry "School 1"
      When Ada removes the entry "School 2"
      Then the list has no entry

  @J2.1-23
  Rule: A list holds 20 entries

    Example: One more fits in
      When Ada's other device has written 19 entries
      Then Ada's list holds 19 entries
      And Ada can add another entry

    Example: It is full
      Given Ada's other device has written 19 entries
      When Ada adds an entry
      Then the list is full
      And Ada can add no other entry

    Example: One that is removed makes room
      Given Ada's other device has written 20 entries
      When Ada removes the entry "School 7"
      Then the list has entries
      And Ada can add another entry
