@screen
Feature: Tables to look through
  Visitors find a row among many without reading them all. The offices on careers home stand for every table on the site.

  Background:
    Given the firm has 12 offices

  @C2.5-01 @C2.5-16
  Rule: A table shows the rows that contain what is typed, in capitals or not

    Example: Ada looks for Virginia
      Given Ada is on careers home
      When Ada filters the offices by "vIRGinia"
      Then the column "Office" reads "Office 02", "Office 04", "Office 06", "Office 08", "Office 10", "Office 12"

    @C2.5-02
    Example: Ada empties the filter
      Given Ada is on careers home
      And Ada filters the offices by "virginia"
      When Ada empties the filter of the offices
      Then 10 offices show

    @C2.5-10 @C8-18
    Example: Nothing contains it
      Given Ada is on careers home
      When Ada filters the offices by "zeppelin"
      Then Ada is told "No Offices Found."

  @C2.5-03
  Rule: A table can be sorted by any of its columns, in either direction

    Example: By office, from the last to the first
      Given Ada is on careers home
      And Ada sorts the offices by "Office"
      When Ada sorts the offices by "Office"
      Then the offices are sorted by "Office descending"
      And the column "City" reads "Arlington", "Dayton", "Arlington", "Dayton", "Arlington", "Dayton", "Arlington", "Dayton", "Arlington", "Dayton"

    Example: By city, while what was typed stays
      Given Ada is on careers home
      And Ada filters the offices by "office 0"
      When Ada sorts the offices by "City"
      Then the column "City" reads "Arlington", "Arlington", "Arlington", "Arlington", "Dayton", "Dayton", "Dayton", "Dayton", "Dayton"

  @C2.5-07 @C9-03 @C9-04
  Rule: A table shows ten rows at a time, or as many as are asked for

    Example: The second page
      Given Ada is on careers home
      When Ada turns to the "Next page" of offices
      Then the column "Office" reads "Office 11", "Office 12"

    Example: Five at a time
      Given Ada is on careers home
      When Ada asks for "5" offices on a page
      Then 5 offices show
      And Ada is told "Offices 1 to 5 of 12"

  @C2.5-04 @C2.5-05 @C2.5-06
  Rule: Columns can be hidden, and are then no longer searched

    Example: The titles
      Given Ada is on careers home
      When Ada filters the offices by "01"
      Then the columns are "Office", "City", "State", "Phone Number"
      And the choice of columns reads "Selected (4) Columns"

    Example: Ada hides the state
      Given Ada is on careers home
      And Ada hides the column "State"
      When Ada filters the offices by "virginia"
      Then the choice of columns reads "Selected (3) Columns"
      And Ada is told "No Offices Found."

  @C2.5-01 @C2.5-03 @C2.5-04
  Rule: Everything in a table can be reached with the keyboard, in the order in which it is seen

    Example: One office is left
      Given Ada is on careers home
      When Ada filters the offices by "office 02"
      Then with the keyboard Ada reaches
        | Clear search         |
        | Selected (4) Columns |
        | Office               |
        | City                 |
        | State                |
        | Phone Number         |
        | On a page            |

  @C2.5-13 @C2.5-14
  Rule: Phone numbers are written for people

    Example: One of the offices has an extension
      Given Ada is on careers home
      When Ada filters the offices by "office 02"
      Then the column "Phone Number" reads "(703) 555-0102 x77"
