Feature: Guarded pages for applying
  An application is kept with the account of whoever applies. Whoever is not signed in is told why, and returns to the job
  after signing in.

  Background:
    Given the firm has these open jobs
      | id | title        | city      | state    |
      | 2  | Cost Analyst | Arlington | Virginia |
    And "Ada Moss" has an account

  @C2.1-25 @J2.1-25
  Rule: A visitor who is not signed in reads on the sign-in page why she needs an account to apply

    Scenario Outline: She wants to apply for <what>
      When Ada arrives at "<address>"
      Then Ada is on the page "<sign-in>"
      And Ada is told about applying: "Sign in to apply"
      And Ada is told about applying: "Your application is saved in your account"

      Examples:
        | what                 | address                           | sign-in                                                         |
        | an open job          | /account-management/apply/2       | /account-login?redirect=%2Faccount-management%2Fapply%2F2       |
        | no job in particular | /account-management/apply/generic | /account-login?redirect=%2Faccount-management%2Fapply%2Fgeneric |
        | an unknown job       | /account-management/apply/999     | /account-login?redirect=%2Faccount-management%2Fapply%2F999     |

    Example: A visitor who signs in for something else is told nothing about applying
      When Ada arrives at "/account-login?redirect=%2Fmedia"
      Then Ada is told nothing about applying

  @C2.1-24 @C2.1-25 @C1-17
  Rule: A visitor who signs in there comes to the job that she wanted

    Example: An open job
      Given Ada has arrived at "/account-management/apply/2"
      And Ada is on the page "/account-login?redirect=%2Faccount-management%2Fapply%2F2"
      When Ada gives her e-mail and password
      Then Ada is on the page "/account-management/apply/2"

    Example: A link to an application that names the job
      Given Ada has arrived at "/account-management/application?jobPostingID=2"
      When Ada gives her e-mail and password
      Then Ada is on the page "/account-management/application?jobPostingID=2"
