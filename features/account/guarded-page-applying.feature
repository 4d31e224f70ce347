Feature: Guarded pages for applying
  The site takes no applications yet. Anyone who wants to apply learns that, and what to do instead, signed in or not;
  nobody is told that a job is gone just because it cannot be applied for here.

  Background:
    Given the firm has these open jobs
      | id | title        | city      | state    |
      | 2  | Cost Analyst | Arlington | Virginia |
    And "Ada Moss" has an account

  @C2.1-25 @J2.1-24 @J2.1-25 @J2.1-26 @J2.5-45
  Rule: A visitor who is signed in reads how to apply by e-mail, whatever she applies for

    Scenario Outline: She wants to apply for <what>
      Given Ada has arrived at "/home"
      And Ada has signed in
      When Ada follows a link to "<address>"
      Then Ada reads the heading "<heading>"
      And Ada is told about applying: "Online applications are not open yet"
      And Ada is told about applying: "<first step>"
      And Ada is not told that a job was removed or filled

      Examples:
        | what                                 | address                                          | heading            | first step                                                                                                   |
        | an open job                          | /account-management/apply/2                      | Cost Analyst       | Write to our recruiters and name the job, with its tracking number if it has one.                            |
        | an open job, by the generic address  | /account-management/apply/generic?jobPostingID=2 | Cost Analyst       | Write to our recruiters and name the job, with its tracking number if it has one.                            |
        | no job in particular                 | /account-management/apply/generic                | Submit your resume | Tell our recruiters what you do well, what work you look for, and where.                                     |
        | an unknown job                       | /account-management/apply/999                    | My Application     | We did not find this job among our open ones.                                                                |
        | an open job, by the application form | /account-management/application?jobPostingID=2   | Cost Analyst       | You cannot send a resume or fill out an application on this site yet. Until you can, please apply by e-mail. |

  @C2.1-25 @J2.1-25
  Rule: A visitor who is not signed in learns on the sign-in page that no account is needed to apply

    Scenario Outline: She wants to apply for <what>
      When Ada arrives at "<address>"
      Then Ada is on the page "<sign-in>"
      And Ada is told about applying: "Online applications are not open yet"
      And Ada is told about applying: "You need no account for that."
      And Ada is not told that a job was removed or filled

      Examples:
        | what                 | address                           | sign-in                                                         |
        | an open job          | /account-management/apply/2       | /account-login?redirect=%2Faccount-management%2Fapply%2F2       |
        | no job in particular | /account-management/apply/generic | /account-login?redirect=%2Faccount-management%2Fapply%2Fgeneric |
        | an unknown job       | /account-management/apply/999     | /account-login?redirect=%2Faccount-management%2Fapply%2F999     |

    Example: A visitor who signs in for something else is told nothing about applying
      When Ada arrives at "/account-login?redirect=%2Fmedia"
      Then Ada is told nothing about applying
