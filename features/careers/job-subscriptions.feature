Feature: Ending job alerts
  Each e-mail about jobs holds a link with which its reader can end what she gets. The page behind it shows the job alerts
  for her address and for no other, asks for no password, and ends one of them or all.

  Background:
    Given the firm has these open jobs
      | id | title             | city      | state      |
      | 2  | Cost Analyst      | Dayton    | Ohio       |
      | 4  | Data Scientist    | Arlington | Virginia   |
      | 6  | Software Engineer | Seaside   | California |
    And Ada gets job alerts for jobs like "Cost Analyst", "Data Scientist" at ada@engine.example

  Rule: The link in an e-mail shows what its reader gets, and changes nothing

    @J2.7-02 @J2.7-03 @J7-31 @C6-04
    Example: All job alerts for one address are listed, without a sign-in
      When Ada follows the link in her e-mail
      Then the job alerts of one address are listed
      And Ada's job alerts are "Cost Analyst" and "Data Scientist"
      And Ada's page says "For: ada@engine.example"
      And Ada is told "We may send you periodic emails about related job openings and other updates. Here you can choose which ones to end."

    @J1-12
    Example: A visitor who looks twice loses nothing
      Given Ada has followed the link in her e-mail
      When Ada follows the link in her e-mail
      Then Ada's job alerts are "Cost Analyst" and "Data Scientist"

    @J6-07 @J7-31
    Example: Other people's job alerts are not shown
      Given Ben gets job alerts for jobs like "Software Engineer" at ben@engine.example
      When Ben follows the link in his e-mail
      And Ada follows the link in her e-mail
      Then Ben's job alerts are "Software Engineer"
      And Ada's job alerts are "Cost Analyst" and "Data Scientist"

    @J2.7-11 @J2.7-12 @J2.7-13
    Example: A link that the firm sent to nobody shows nothing
      When Ada follows a link that nobody was sent
      Then there are no job alerts
      And Ada is told "No Job Posting Subscriptions Found."
      And the page does not say whose job alerts these are

    @J7-30 @J7-41
    Example: When Ada returns to the page, her job alerts are loaded again
      Given Ada comes back to the page of her job alerts
      And the job alerts are loading
      When the firm's answer about job alerts arrives
      Then Ada's job alerts are "Cost Analyst" and "Data Scientist"

    @J7-30
    Example: Job alerts that do not arrive can be asked for again
      Given Ada comes back to the page of her job alerts
      And the firm's answer about job alerts has been lost
      And the job alerts could not be loaded
      When Ada asks for her job alerts again
      And the firm's answer about job alerts arrives
      Then Ada's job alerts are "Cost Analyst" and "Data Scientist"

  Rule: One job alert ends, and the others go on

    @J2.7-06 @J7-51 @J7-22
    Example: Ada ends one of two
      Given Ada has followed the link in her e-mail
      When Ada ends her job alert for jobs like "Cost Analyst"
      Then Ada's job alerts are "Data Scientist"
      And Ada is shown the confirmation "Successfully unsubscribed from job posting email(s)"

    @screen @J1-12
    Example: Her mail program has ended it already
      Given Ada has followed the link in her e-mail
      And Ada's mail program ends all her job alerts
      When Ada ends her job alert for jobs like "Cost Analyst"
      Then Ada is shown the confirmation "Successfully unsubscribed from job posting email(s)"

    @J2.7-14 @J7-50 @C4.4-05
    Example: While it is being ended, its row says so
      Given Ada has followed the link in her e-mail
      And the firm's answer about job alerts is slow to come
      When Ada ends her job alert for jobs like "Cost Analyst"
      Then one job alert is being deleted
      And "Cost Analyst" is marked as being deleted
      And Ada is told "Attempting to unsubscribe from job posting email(s)"

    @J2.7-16 @J7-52
    Example: What could not be ended stays
      Given Ada has followed the link in her e-mail
      And the firm's answer about job alerts is slow to come
      And Ada has ended her job alert for jobs like "Cost Analyst"
      When the firm's answer about job alerts is lost
      Then Ada is shown the error "The site cannot be reached. Please check your connection and try again."
      And no job alert is marked as being deleted
      And Ada's job alerts are "Cost Analyst" and "Data Scientist"

    @J2.7-16
    Example: What could not be ended can be tried again
      Given Ada has followed the link in her e-mail
      And the firm's answer about job alerts is slow to come
      And Ada has ended her job alert for jobs like "Cost Analyst"
      And the firm's answer about job alerts has been lost
      When Ada ends her job alert for jobs like "Cost Analyst"
      Then Ada's job alerts are "Data Scientist"

    @J2.7-06 @J2.7-11 @J2.7-13
    Example: Once the last one has ended, nothing is left
      Given Ada has followed the link in her e-mail
      And Ada has ended her job alert for jobs like "Cost Analyst"
      And Ada's job alerts are "Data Scientist"
      When Ada ends her job alert for jobs like "Data Scientist"
      Then there are no job alerts
      And Ada is told "There are no job alerts to end here. You are welcome to look through our open jobs at any time."

  Rule: All job alerts for an address can be ended at once

    @J2.7-10 @J1-12 @J2.7-13
    Example: Ada ends all of hers
      Given Ada has followed the link in her e-mail
      When Ada ends all her job alerts
      Then there are no job alerts
      And the page does not say whose job alerts these are

    @J2.7-10
    Example: What has ended stays ended
      Given Ada has followed the link in her e-mail
      And Ada has ended all her job alerts
      And there are no job alerts
      When Ada follows the link in her e-mail
      Then there are no job alerts

    @J2.7-15 @J7-50
    Example: While they are being ended, all rows say so
      Given Ada has followed the link in her e-mail
      And the firm's answer about job alerts is slow to come
      When Ada ends all her job alerts
      Then all job alerts are being deleted
      And "Cost Analyst" and "Data Scientist" are marked as being deleted

    @J6-07
    Example: Other people's go on
      Given Ben gets job alerts for jobs like "Cost Analyst" at ben@engine.example
      And Ada has followed the link in her e-mail
      And Ada has ended all her job alerts
      When Ben follows the link in his e-mail
      Then Ben's job alerts are "Cost Analyst"
