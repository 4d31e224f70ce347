Feature: Lines of a resume that could not be placed
  An applicant whose resume is not read to the end learns which of its lines are missing in her form. She need not write
  them again: she says where each belongs, or leaves it out.

  Background:
    Given the firm has these open jobs
      | id | title        | city      | state    |
      | 2  | Cost Analyst | Arlington | Virginia |
    And "Ada Moss" has an account
    And Ada has arrived at "/home"
    And Ada has signed in
    And Ada has the form for "Cost Analyst" before her

  @J2.1-23
  Rule: A line that could not be read is told

    Example: The rest of the resume is filled in
      When Ada gives her resume as one whose jobs nobody can read
      Then what could be read of the resume is filled in, and it is said what was guessed
      And "School" in "Education" says "Sorrel Ridge University"
      And these lines are not in her form: "see what I wrote to you in spring."

    Example: Nothing of it could be read
      When Ada gives her resume as an employment part that nobody can read
      Then nothing of the resume is filled in, and she is asked where its lines belong
      And these lines are not in her form: "see what I wrote to you in spring."

    Example: All of it was read
      When Ada gives her resume as plain text
      Then these lines are not in her form: nothing

  @J2.1-23
  Rule: A line goes where the applicant says

    Example: Into a job that the form does not have yet
      Given Ada has given her resume as one whose jobs nobody can read
      When Ada puts the line "see what I wrote to you in spring." to "New job: Job Title"
      Then "Job Title" in "Employment" says "see what I wrote to you in spring."
      And these lines are not in her form: nothing

    Example: Into what she did in a job that the form has
      Given Ada has added an entry to "Employment"
      And Ada has given her resume as one whose jobs nobody can read
      When Ada puts the line "see what I wrote to you in spring." to "Employer 1: What you did"
      Then "What you did" in "Employment" says "see what I wrote to you in spring."

  @J2.1-23
  Rule: A line that does not fit where it is put stays out of the form, and the applicant is told why

    Example: Words for a ZIP Code
      Given Ada has given her resume as one whose jobs nobody can read
      When Ada puts the line "see what I wrote to you in spring." to "Contact details: ZIP Code"
      Then Ada is told of the line "see what I wrote to you in spring.": "It was not added: Please use at most 20 characters."
      And "ZIP Code" in "Contact details" says ""
      And these lines are not in her form: "see what I wrote to you in spring."

  @J2.1-23
  Rule: What the applicant did with a line can be taken back

    Example: It went into a new job
      Given Ada has given her resume as one whose jobs nobody can read
      And Ada has put the line "see what I wrote to you in spring." to "New job: Job Title"
      When Ada takes back the line "see what I wrote to you in spring."
      Then "Job Title" in "Employment" says nothing
      And these lines are not in her form: "see what I wrote to you in spring."

    Example: She left it out
      Given Ada has given her resume as one whose jobs nobody can read
      And Ada has left out the line "see what I wrote to you in spring."
      When Ada takes back the line "see what I wrote to you in spring."
      Then these lines are not in her form: "see what I wrote to you in spring."

    Example: She has written something else there since
      Given Ada has given her resume as one whose jobs nobody can read
      And Ada has put the line "see what I wrote to you in spring." to "Contact details: City"
      And Ada has put "Dayton" as "City" into "Contact details"
      When Ada takes back the line "see what I wrote to you in spring."
      Then "City" in "Contact details" says "Dayton"

    Example: With all that was filled in
      Given Ada has given her resume as one whose jobs nobody can read
      And Ada has put the line "see what I wrote to you in spring." to "Contact details: City"
      When Ada takes back what was filled in
      Then "City" in "Contact details" says ""
      And "School" in "Education" says nothing
