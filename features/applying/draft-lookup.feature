Feature: Draft lookup
  "My Application" in the menu names no job. An applicant who is writing her first application comes straight back to it;
  everybody else sees all of hers.

  Background:
    Given the firm has these open jobs
      | id | title           | city   | state |
      | 2  | Software Tester | Dayton | Ohio  |
      | 4  | Data Scientist  | Dayton | Ohio  |
    And the firm has lists to choose from in its form
    And "Ada Moss" has an account
    And Ada's e-mail is confirmed
    And Ada has arrived at "/home"
    And Ada has signed in to stay signed in

  @C2.1-24 @J2.1-22
  Rule: Whoever has one draft and nothing else, withdrawn applications aside, goes on with it

    Scenario Outline: <what she has begun>
      Given Ada <history> "Software Tester"
      When Ada follows a link to an application for no job
      Then Ada is at the address "<address>"

      Examples:
        | what she has begun | history                            | address                                        |
        | The form           | has begun to fill out the form for | /account-management/application?jobPostingID=2 |
        | A resume           | has begun to apply for             | /account-management/apply/2                    |

    Example: She has withdrawn another application
      Given Ada has applied for, and withdrawn from, "Data Scientist"
      And Ada has begun to fill out the form for "Software Tester"
      When Ada follows a link to an application for no job
      Then Ada is at the address "/account-management/application?jobPostingID=2"

    Example: Her draft is for no job in particular
      Given Ada has begun an application for no job in particular with her resume
      When Ada follows a link to an application for no job
      Then Ada is at the address "/account-management/apply/generic"

  @C2.1-24
  Rule: Whoever has no draft, or an application beside it, is led to her account

    Example: She has none
      When Ada follows a link to an application for no job
      Then Ada is on the page "/account-management"

    Example: She has submitted one
      Given Ada has applied for "Software Tester"
      When Ada follows a link to an application for no job
      Then Ada is on the page "/account-management"

    Example: She has two drafts
      Given Ada has begun to fill out the form for "Software Tester"
      And Ada has begun to fill out the form for "Data Scientist"
      When Ada follows a link to an application for no job
      Then Ada is on the page "/account-management"

    Example: She has a draft beside what she has submitted
      Given Ada has applied for "Software Tester"
      And Ada has begun to apply for "Data Scientist"
      When Ada follows a link to an application for no job
      Then Ada is on the page "/account-management"
