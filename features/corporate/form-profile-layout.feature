Feature: Small business profile, form
  The form reads well on a phone, on a wide screen and aloud, and says what it needs.

  Background:
    Given Ada wants to introduce her company

  Rule: The page of the small business program leads to the profile form in two places

    @C2.10-04 @C2.10-05 @screen
    Scenario Outline: <way>
      Given Ada has visited "/contracts/small-business"
      When Ada follows "<way>"
      Then Ada is at the address "/contracts/small-business/profile-form"
      And the page is titled "SBA Profile | Tamarack Research"

      Examples:
        | way                                |
        | Fill out the subcontractor profile |
        | Go to the profile form             |

  @C2.10-07 @screen
  Rule: What belongs together is grouped together

    Example: The parts
      Then the parts of the form are "Company", "Point of Contact", "Identifiers", "Classifications", "Services", "Customers"

    Example: How it is sent
      Then Ada can "Submit" it

  @C5-07 @screen
  Rule: Four values are required, and marked with an asterisk

    Example: Four values
      Then the labels with an asterisk are "Company", "Name", "Title", "Email"

  Rule: Boxes are in two columns, and each half of them reads down one column

    @C3.7-07 @C3.7-10 @C3.7-11 @C3.7-12 @screen
    Example: Nine classifications, five of them in the first column
      Then at 1280 px the "Classifications" read, line by line
        | Small                                  | Historically Black College or University/Minority Institution |
        | Small Disadvantaged                    | Veteran-Owned                                                 |
        | 8(a)                                   | Service-Disabled Veteran-Owned                                |
        | Women-Owned                            | Alaska Native Corporation/Indian Tribe                        |
        | HUBZone                                |                                                               |

    @C3.7-08 @C3.7-11 @screen
    Example: Twenty-two services
      Then at 768 px the "Services" read, line by line
        | Cost Estimating | Manpower and Personnel |
        | Financial Management | Administration |
        | Schedule Management | Acquisition Planning |
        | Cost Research | Engineering or Other Scientific Fields |
        | Earned Value Management | Risk Management |
        | Business Analysis | Force Structure/Manpower Analysis |
        | Integrated Program Management | Systems Engineering/Logistics Analysis |
        | Decision Support Analysis | Contracting Support |
        | Logistics & RAM | Contracting |
        | Information Technology | Training |
        | Program Analysis | Configuration/Data Management |

    @C3.7-09 @C3.7-11 @screen
    Example: Eighteen customers
      Then at 1920 px the "Customers" read, line by line
        | Air Force        | DLA                    |
        | Army             | FAA                    |
        | Dept of Commerce | HHS                    |
        | Dept of Education | Intelligence Community |
        | Dept of Energy   | OSD                    |
        | Dept of Interior | Marine Corps           |
        | DFAS             | NASA                   |
        | DHS              | Navy                   |
        | DISA             | Space Force            |

  Rule: Where there is room for one column, and when read aloud, boxes follow one another in order

    @C3.7-10 @screen
    Example: A phone
      Then at 360 px the "Classifications" read, line by line
        | Small |
        | Small Disadvantaged |
        | 8(a) |
        | Women-Owned |
        | HUBZone |
        | Historically Black College or University/Minority Institution |
        | Veteran-Owned |
        | Service-Disabled Veteran-Owned |
        | Alaska Native Corporation/Indian Tribe |

    @C3.7-07 @screen
    Example: A screen reader
      Then the "Classifications" are read aloud as
        | Small |
        | Small Disadvantaged |
        | 8(a) |
        | Women-Owned |
        | HUBZone |
        | Historically Black College or University/Minority Institution |
        | Veteran-Owned |
        | Service-Disabled Veteran-Owned |
        | Alaska Native Corporation/Indian Tribe |

  Rule: Problems can be found with the keyboard

    @C5-10 @screen
    Example: The warning has the focus, and each problem leads to where it can be solved
      Given Ada has sent it
      And the focus is on the summary of 4 problems
      When Ada follows the first problem
      Then the focus is on the "Company"
