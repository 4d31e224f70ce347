Feature: Addresses
  Visitors reach every page by its address, however they write it, and by the addresses it used to have.

  Rule: A former address leads to today's page

    Background:
      Given the firm has these open jobs
        | id   | title        | city      | state    |
        | AB12 | Cost Analyst | Arlington | Virginia |

    @C2.1-50.a @C2.1-50.b @C2.1-51
    Scenario Outline: <before>
      When Ada visits "<before>"
      Then Ada is at the address "<today>"

      Examples:
        | before                               | today                                            |
        | /Default.aspx                        | /home                                            |
        | /Services.aspx                       | /services                                        |
        | /Small-Business.aspx                 | /contracts/small-business                        |
        | /Small-Business-Profile.aspx        | /contracts/small-business/profile-form           |
        | /Contact.aspx?Office=Dayton          | /contact?Office=Dayton                           |
        | /SeaPort.aspx                        | /contracts/seaport-pocs                          |
        | /Job-Details.aspx?jobPostingId=AB12  | /careers/job/AB12                                |
        | /job-details?id=AB12                 | /careers/job/AB12                                |
        | /job-listings                        | /careers/open                                    |

    @C2.1-49
    Example: The empty address
      When Ada visits "/"
      Then Ada is at the address "/home"

  Rule: A path may be written in capitals or not; what follows it is left as it is written

    @C2.1-52 @C2.1-53
    Scenario Outline: <written>
      When Ada visits "<written>"
      Then Ada is at the address "<address>"

      Examples:
        | written                     | address                     |
        | /Contracts/Small-Business   | /contracts/small-business   |
        | /SERVICES#research          | /services#research          |
        | /CONTACT//?Office=Dayton    | /contact?Office=Dayton      |

  Rule: A visit can begin on any page, and the document is titled after it

    @C2.1-47 @C2.1-59 @C2.1-34
    Scenario Outline: <address>
      When Ada visits "<address>"
      Then the page is titled "<title> | Tamarack Research"

      Examples:
        | address                   | title                  |
        | /home                     | Home Page              |
        | /contracts/small-business | Small Business Program |
        | /careers/open             | Current Opportunities  |
        | /contracts/small-business/profile-form | SBA Profile |
