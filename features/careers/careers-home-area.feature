Feature: The careers area
  Job seekers find in one area what they need from the first look around to their own account.

  @J0-03 @screen
  Rule: The careers area reaches from careers home to the account of an applicant

    Background:
      Given the firm has 3 open jobs named "Harbor Pilot 1" to "Harbor Pilot 3" in "Dayton, Ohio", all of one category
      And Ada is on careers home

    Scenario Outline: <part>
      When Ada goes to "<address>"
      Then Ada reads the heading "<heading>"
      And Ada is told "<words>"

      Examples:
        | part                     | address                    | heading                           | words               |
        | Careers home             | /careers                   | Take The Next Step In Your Career | Find Your Fit       |
        | Current opportunities    | /careers/open              | Current Opportunities             | Harbor Pilot 1      |
        | A job and those like it  | /careers/job/1             | Harbor Pilot 1                    | Related jobs        |
        | Saved jobs               | /careers/open?saved=true   | Current Opportunities             | Saved jobs          |
        | Job alerts               | /careers/open?search=pilot | Current Opportunities             | Get new jobs by email |
        | Site search              | /search?q=pilot            | Search                            | Harbor Pilot 1      |
        | The sign-in              | /account-login             | Account Sign In                   | Keep Me Logged In   |
        | A new account            | /account-login?form=signUp | Create Account                    | SIGN UP             |
        | A forgotten password     | /account-login?form=recovery | Forgot Password                 | EMAIL RECOVERY LINK |
        | The guard of the account | /account-management        | Account Sign In                   | LOGIN               |

    Scenario Outline: <part>, for an applicant
      Given "Ada Moss" has an account
      And Ada has signed in
      When Ada goes to "<address>"
      Then Ada reads the heading "<heading>"

      Examples:
        | part             | address                      | heading         |
        | Another password | /account-login?form=newPass  | Update Password |
        | Another e-mail   | /account-login?form=newEmail | Update Email    |
        | Her account      | /account-management          | Ada Moss        |
