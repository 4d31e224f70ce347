Feature: Job alerts that move along to another e-mail
  An applicant who gives her account another e-mail takes her job alerts along if she wishes, once mail to the new one was
  shown to reach her. If somebody else made the change, taking it back brings them back.

  Background:
    Given the firm has these open jobs
      | id | title          | city      | state    |
      | 2  | Cost Analyst   | Dayton    | Ohio     |
      | 4  | Data Scientist | Arlington | Virginia |
    And "Ada Moss" has an account
    And Ada's e-mail is confirmed
    And Ada gets job alerts for jobs like "Cost Analyst" at ada@example.org
    And Ada has signed in
    And Ada is about to change her e-mail
    And Ada has changed her e-mail to "ada@engine.example"

  @J1-18
  Rule: Once the new e-mail is confirmed, its job alerts can move along from the former one

    Example: It is said how many still go to the former e-mail
      Given the e-mail "ada@engine.example" is confirmed
      When Ada opens her account
      Then no job alerts go to her e-mail
      And Ada is offered "1 job alert still goes to your former email address ada@example.org."

    Example: They move, and the former e-mail is told so
      Given the e-mail "ada@engine.example" is confirmed
      And Ada has opened her account
      When Ada takes her job alerts along
      Then Ada has the job alerts "Cost Analyst"
      And Ada is offered nothing to take along
      And a mail to "ada@example.org" says "the job alerts of this address were moved to it"

    Example: Before it is confirmed, nothing is offered
      When Ada opens her account
      Then the job alerts are not shown until her e-mail is confirmed
      And Ada is offered nothing to take along

    Example: What the new e-mail has already comes once
      Given the e-mail "ada@engine.example" is confirmed
      And Ada gets job alerts for jobs like "Cost Analyst", "Data Scientist" at ada@engine.example
      And Ada has opened her account
      When Ada takes her job alerts along
      Then Ada is offered nothing to take along
      And Ada has the job alerts "Cost Analyst" and "Data Scientist"

    @C8-03
    Example: When no answer comes, they can be taken along once more
      Given the e-mail "ada@engine.example" is confirmed
      And Ada has opened her account
      And the firm's answer about her account is slow to come
      And Ada takes her job alerts along
      When the firm's answer about her account is lost
      Then Ada is shown the error "As far as we know, your job alerts have not been moved."
      And Ada is offered "1 job alert still goes to your former email address ada@example.org."

    @C8-03
    Example: When they have moved and do not arrive, they can be loaded again
      Given the e-mail "ada@engine.example" is confirmed
      And Ada has opened her account
      And Ada has taken her job alerts along, and the list of them is lost
      When Ada asks for the job alerts of her account again
      Then Ada has the job alerts "Cost Analyst"

  @J1-18
  Rule: After the change is taken back, the job alerts go to the former e-mail

    Example: They have not moved
      Given Ada has used the link that takes the change back
      When Ada follows the link in her e-mail
      Then Ada's job alerts are "Cost Analyst"

    Example: They have moved
      Given the e-mail "ada@engine.example" is confirmed
      And Ada has opened her account
      And Ada has taken her job alerts along
      And Ada has used the link that takes the change back
      When Ada follows the link in her e-mail
      Then Ada's job alerts are "Cost Analyst"
