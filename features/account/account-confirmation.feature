Feature: Confirming the e-mail of an account later
  A mail that never came, or was thrown away, keeps nobody from confirming her e-mail: an applicant asks for another one
  from her account.

  Background:
    Given "Ada Moss" has an account
    And Ada has arrived at "/home"
    And Ada has signed in

  @J1-14
  Rule: Another mail is sent to an applicant who asks for it, and what became of that is said

    Example: It is on its way
      Given Ada has opened her account
      When Ada asks for another mail to confirm hers
      Then another mail is on its way
      And Ada is told "Another email is on its way. If you do not see it, please check your spam folder."
      And a mail to "ada@example.org" says "Please confirm your email address"

    Example: A minute has to pass before the next one
      Given Ada has opened her account
      And Ada has asked for another mail to confirm hers
      When Ada asks for another mail to confirm hers
      Then no other mail is sent, and the firm says why
      And Ada is told "We emailed you a link less than a minute ago. Please look for it, in your spam folder too, before you ask for another."

    @C8-03
    Example: No answer comes
      Given Ada has opened her account
      And the firm's answer about her account is slow to come
      And Ada asks for another mail to confirm hers
      When the firm's answer about her account is lost
      Then nobody can tell whether another mail is on its way
      And Ada is told "We cannot tell whether another email is on its way. Please look for it, and ask again in a minute if it has not arrived."

    Example: The e-mail was confirmed on another device meanwhile
      Given Ada has opened her account
      And Ada's e-mail is confirmed
      When Ada asks for another mail to confirm hers
      Then the e-mail is confirmed already

    @screen
    Example: A confirmed e-mail needs no other mail
      Given Ada's e-mail is confirmed
      When Ada opens her account
      Then Ada cannot ask for another mail
