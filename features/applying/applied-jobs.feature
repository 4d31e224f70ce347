Feature: Jobs that an applicant has applied for
  An applicant sees on each job whether she has applied for it, and goes on from her saved jobs where she stands. Nothing is
  asked of the firm for somebody who is not signed in.

  Background:
    Given the firm has these open jobs
      | id | title             | city      | state      |
      | 2  | Cost Analyst      | Dayton    | Ohio       |
      | 4  | Data Scientist    | Arlington | Virginia   |
      | 6  | Software Engineer | Seaside   | California |
    And the firm has lists to choose from in its form
    And "Ada Moss" has an account
    And Ada's e-mail is confirmed

  @J2.5-40 @J2.5-41.a @J2.5-41.b @J2.5-43 @J4.11-02
  Rule: The page of a job offers its applicant what she can still do there, and first where she goes on

    Scenario Outline: <how she stands>
      Given Ada <history> "Cost Analyst"
      And Ada has signed in
      When Ada opens the page of "Cost Analyst"
      Then the page offers Ada <offers>
      And what it offers leads to <places>

      Examples:
        | how she stands              | history                                          | offers                                        | places                 |
        | Nothing yet                 | has not applied for                              | "Submit Resume" and "Fill out Application"    | her files and her form |
        | A draft with a file         | has begun to apply for                           | "Submit Resume" and "Fill out Application"    | her files and her form |
        | A draft with a form         | has begun to fill out the form for               | "Fill out Application" and "Submit Resume"    | her form and her files |
        | A resume is submitted       | has applied for                                  | "Resubmit Resume" and "Fill out Application"  | her files and her form |
        | A resume, then a form begun | has applied, and begun to fill out the form, for | "Fill out Application" and "Resubmit Resume"  | her form and her files |
        | The form is submitted       | has sent the form for                            | "Resubmit Resume" and "View your application" | her files and her form |
        | She has withdrawn           | has applied for, and withdrawn from,             | "Submit Resume" and "Fill out Application"    | her files and her form |
        | She was turned down         | was turned down for                              | "View your application"                       | her account            |

    Example: She has applied for another job alone
      Given Ada has applied for "Data Scientist"
      And Ada has signed in
      When Ada opens the page of "Cost Analyst"
      Then the page offers Ada "Submit Resume" and "Fill out Application"

    Example: Her draft is mentioned
      Given Ada has begun to apply for "Cost Analyst"
      And Ada has signed in
      When Ada opens the page of "Cost Analyst"
      Then Ada is reminded that she has begun

  @C4.1-04 @C4.1-05.b @C6-11
  Rule: An applicant's applications are known only while she is signed in, and asked for only where they are shown

    Example: Nothing is asked for a visitor who is not signed in
      Given Ada has applied for "Cost Analyst"
      When Ada opens the page of "Cost Analyst"
      Then Ada can "Submit Resume"
      And the firm is not asked for Ada's applications

    Example: Nothing is asked where nothing of it is shown
      Given Ada has applied for "Cost Analyst"
      And Ada has signed in
      When Ada looks at current opportunities
      Then the firm is not asked for Ada's applications

    Example: It is forgotten when she signs out
      Given Ada has applied for "Cost Analyst"
      And Ada has signed in to stay signed in
      And Ada has opened the page of "Cost Analyst"
      And it is known for which jobs the applicant has applied
      When Ada signs out in another tab
      Then Ada can "Submit Resume"

    @C4.1-08
    Example: It is forgotten when her session ends
      Given Ada has applied for "Cost Analyst"
      And Ada has signed in to stay signed in
      And Ada has opened the page of "Cost Analyst"
      And it is known for which jobs the applicant has applied
      And the site has ended Ada's session
      When Ada reads on in another tab
      Then Ada can "Submit Resume"

    Example: She signs out on the page, and comes back to it
      Given Ada has applied for "Cost Analyst"
      And Ada has signed in
      And Ada has opened the page of "Cost Analyst"
      And Ada has signed out
      When Ada opens the page of "Cost Analyst"
      Then Ada can "Submit Resume"

    Example: Somebody else who signs in finds her own
      Given "Ben Birch" has an account
      And Ada has applied for "Cost Analyst"
      And Ada has signed in to stay signed in
      And Ada has opened the page of "Cost Analyst"
      When Ben signs in in another tab of Ada's browser while hers sleeps
      Then Ada can "Submit Resume"
      And it is known for which jobs the applicant has applied

  @J4.11-02
  Rule: A job can be applied for when it is not known whether somebody has

    Example: The answer is lost
      Given Ada has applied for "Cost Analyst"
      And Ada has signed in
      And the firm's answer about applications is slow to come
      And Ada has opened the page of "Cost Analyst"
      When the firm's answer about applications is lost
      Then it could not be read for which jobs the applicant has applied
      And Ada can "Submit Resume"

  @J2.5-41.a @J3-34
  Rule: A saved job leads on from where its applicant stands

    Example: To a first application, to a draft, and to what was submitted
      Given Ada has saved "Cost Analyst", "Data Scientist" and "Software Engineer"
      And Ada has applied for "Cost Analyst"
      And Ada has begun to apply for "Data Scientist"
      And Ada has signed in
      When Ada looks at her saved jobs
      Then Ada's saved jobs lead on like this
        | job               | offers               | leads to  |
        | Cost Analyst      | View application     | her files |
        | Data Scientist    | Continue application | her files |
        | Software Engineer | Apply                | her files |

    Example: To a form that was begun, to one that was sent, and to what was decided
      Given Ada has saved "Cost Analyst", "Data Scientist" and "Software Engineer"
      And Ada has begun to fill out the form for "Cost Analyst"
      And Ada has sent the form for "Data Scientist"
      And Ada was turned down for "Software Engineer"
      And Ada has signed in
      When Ada looks at her saved jobs
      Then Ada's saved jobs lead on like this
        | job               | offers               | leads to    |
        | Cost Analyst      | Continue application | her form    |
        | Data Scientist    | View application     | her files   |
        | Software Engineer | View application     | her account |

    Example: Who is not signed in can apply
      Given Ada has saved "Cost Analyst"
      When Ada looks at her saved jobs
      Then Ada's saved jobs lead on like this
        | job          | offers | leads to  |
        | Cost Analyst | Apply  | her files |

    @J3-35
    Example: A job that has closed leads nowhere
      Given Ada has saved "Cost Analyst" and "Data Scientist"
      And Ada has applied for "Cost Analyst"
      And the firm has closed "Cost Analyst"
      And Ada has signed in
      When Ada looks at her saved jobs
      Then Ada's saved jobs lead on like this
        | job            | offers | leads to  |
        | Data Scientist | Apply  | her files |
