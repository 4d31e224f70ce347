Feature: Job alerts in an applicant's account
  An applicant sees which job alerts go to her e-mail, ends them, and takes them along to another e-mail. What may be
  somebody else's she neither sees nor moves.

  Background:
    Given the firm has these open jobs
      | id | title          | city      | state    |
      | 2  | Cost Analyst   | Dayton    | Ohio     |
      | 4  | Data Scientist | Arlington | Virginia |
    And "Ada Moss" has an account
    And Ada gets job alerts for jobs like "Cost Analyst", "Data Scientist" at ada@example.org
    And Ada has signed in

  @J1-12
  Rule: An applicant sees her job alerts only once her e-mail is confirmed

    Example: All that go to her e-mail are listed
      Given Ada's e-mail is confirmed
      When Ada opens her account
      Then the job alerts to her e-mail are listed
      And Ada has the job alerts "Cost Analyst" and "Data Scientist"
      And Ada is told "We email you new jobs that match these, at most once a day."

    Example: An e-mail that is not confirmed may be somebody else's
      When Ada opens her account
      Then the job alerts are not shown until her e-mail is confirmed
      And Ada is told "Your job alerts will appear here once your email address is confirmed. Until then, it could be someone else’s."

    Example: An applicant without job alerts is told so
      Given "Ben Birch" has an account
      And Ben's e-mail is confirmed
      And Ben has signed in
      When Ben opens his account
      Then no job alerts go to her e-mail
      And Ben is told "You have no job alerts at this email address."

    @screen
    Example: It leads to where an alert is added
      Given Ada's e-mail is confirmed
      When Ada opens her account
      Then the account page links to "Search for jobs, and get an alert for a search: /careers/open"
      And the account page links to "Cost Analyst: /careers/job/2"

  @J1-12
  Rule: Ending one job alert leaves the others, and it can be started again

    Background:
      Given Ada's e-mail is confirmed
      And Ada has opened her account

    Example: Ada ends one of two
      When Ada ends the job alert "Cost Analyst" in her account
      Then Ada has the job alerts "Data Scientist"
      And Ada can have the job alert "Cost Analyst" back
      And Ada is shown the confirmation "The job alert has ended."

    Example: It has ended in her mails too
      Given Ada has ended the job alert "Cost Analyst" in her account
      When Ada follows the link in her e-mail
      Then Ada's job alerts are "Data Scientist"

    Example: She wants it back
      Given Ada has ended the job alert "Cost Analyst" in her account
      When Ada wants the job alert "Cost Analyst" back
      Then Ada has the job alerts "Cost Analyst" and "Data Scientist"
      And Ada is shown the confirmation "The job alert is on again."

    Example: What is back can be ended once more
      Given Ada has ended the job alert "Cost Analyst" in her account
      And Ada has had the job alert "Cost Analyst" back
      When Ada ends the job alert "Cost Analyst" in her account
      Then Ada has the job alerts "Data Scientist"

    @C8-03
    Example: What could not be ended stays
      Given the firm's answer about her account is slow to come
      And Ada ends the job alert "Cost Analyst" in her account
      When the firm's answer about her account is lost
      Then Ada is shown the error "As far as we know, the job alert is still on."
      And Ada has the job alerts "Cost Analyst" and "Data Scientist"

    @screen
    Example: The keyboard stays where it was, and can bring the job alert back
      When Ada ends the job alert "Cost Analyst" in her account
      Then Ada can have the job alert "Cost Analyst" back
      And the focus of Ada is on "Start again Cost Analyst"

    @screen
    Example: Her mail program has ended it already
      Given Ada's mail program ends all her job alerts
      When Ada ends the job alert "Cost Analyst" in her account
      Then Ada is shown the confirmation "The job alert has ended."

  @C6-11
  Rule: Somebody else who signs in in another tab is shown none of the applicant's job alerts

    Background:
      Given Ada's e-mail is confirmed
      And Ada has signed out
      And Ada has signed in to stay signed in

    Example: Ben has not confirmed his e-mail
      Given "Ben Birch" has an account
      And Ada has opened her account
      When Ben signs in in another tab of Ada's browser while hers sleeps
      Then Ada is shown the account of "ben@example.org"
      And the job alerts are not shown until her e-mail is confirmed
