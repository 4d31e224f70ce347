Feature: Unused accounts
  The firm does not keep accounts that nobody uses: after three years an account is deleted. Its owner is told so twice
  before, in time to keep it, and keeps it by signing in.

  Background:
    Given "Ada Moss" has an account

  @C2.12-34
  Rule: An account that nobody uses for three years is deleted, and its owner is told so 60 and 14 days before

    Example: 61 days before its end it is too early to say anything
      When nobody has signed in to Ada's account until 61 days before 3 years have passed
      Then there is no mail to "ada@example.org"

    Example: 60 days before its end she is told
      When nobody has signed in to Ada's account until 60 days before 3 years have passed
      Then Ada has been told once that her account will be deleted
      And a mail to "ada@example.org" says "We delete accounts that have not been used for 3 years."

    Example: 15 days before the day named in that e-mail, she is not told again yet
      Given nobody has signed in to Ada's account until 60 days before 3 years have passed
      When it is 15 days before the day that Ada's e-mail names
      Then Ada has been told once that her account will be deleted

    Example: 14 days before that day she is told again
      Given nobody has signed in to Ada's account until 60 days before 3 years have passed
      When it is 14 days before the day that Ada's e-mail names
      Then Ada has been told twice that her account will be deleted

    Example: A day before that day her account is still there
      Given nobody has signed in to Ada's account until 60 days before 3 years have passed
      And it is 1 day before the day that Ada's e-mail names
      And Ada is about to sign in
      When Ada gives her e-mail and password
      Then the visitor is let in

    Example: A day after that day it is gone
      Given nobody has signed in to Ada's account until 60 days before 3 years have passed
      And it is 1 day after the day that Ada's e-mail names
      And Ada is about to sign in
      When Ada gives her e-mail and password
      Then the visitor is not let in

    Example: A week before its end she has been told twice, and can still sign in
      Given nobody has signed in to Ada's account for 35 months and 3 weeks
      And Ada has been told twice that her account will be deleted
      And Ada is about to sign in
      When Ada gives her e-mail and password
      Then the visitor is let in

    Example: After three years the account is gone
      Given nobody has signed in to Ada's account for 36 months and 1 week
      And Ada is about to sign in
      When Ada gives her e-mail and password
      Then the visitor is not let in
      And a mail to "ada@example.org" says "Your account and everything in it are gone"
      And a mail to "ada@example.org" says "It had not been used for 3 years."

  @C2.12-34
  Rule: An applicant keeps her account by signing in before its end

    Example: Ada signs in a week before
      Given nobody has signed in to Ada's account for 35 months and 3 weeks
      And Ada has signed in on another device
      And nobody has signed in to Ada's account for 6 months
      And Ada is about to sign in
      When Ada gives her e-mail and password
      Then the visitor is let in

    Example: She is told again when three years have nearly passed once more
      Given nobody has signed in to Ada's account for 35 months and 3 weeks
      And Ada has signed in on another device
      When nobody has signed in to Ada's account for 35 months
      Then Ada has been told 3 times that her account will be deleted

    Example: A wrong password does not keep it
      Given nobody has signed in to Ada's account for 35 months and 3 weeks
      And someone has given 2 wrong passwords for Ada
      And nobody has signed in to Ada's account for 2 weeks
      And Ada is about to sign in
      When Ada gives her e-mail and password
      Then the visitor is not let in
