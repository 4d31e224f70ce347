Feature: Reference kinds
  Applicants choose their country, their state and much else from lists that the firm keeps.
  Each list has a name by which it is read, and nobody is offered what is no longer in use.

  @C3.1-18 @J3-38
  Rule: A list gives the rows that are in use, ordered by place and then by description

    Example: Places come first
      Given the firm keeps these rows of "Country"
        | description   | place | in use |
        | Norway        |       | yes    |
        | Prussia       | 1     | no     |
        | Canada        |       | yes    |
        | United States | 1     | yes    |
      When a transaction asks for "Country"
      Then it gives the rows of "Country" in this order
        | United States |
        | Canada        |
        | Norway        |

    Example: Two rows share a place
      Given the firm keeps these rows of "VeteranType"
        | description                | place |
        | I do not wish to answer    | 9     |
        | Recently separated veteran | 2     |
        | Disabled veteran           | 2     |
      When a transaction asks for "VeteranType"
      Then it gives the rows of "VeteranType" in this order
        | Disabled veteran           |
        | Recently separated veteran |
        | I do not wish to answer    |

    Example: A kind that has no places
      Given the firm keeps these rows of "JobPostingGroup"
        | description          | in use |
        | Software Engineering | yes    |
        | Summer Internships   | no     |
        | Cost Analysis        | yes    |
      When a transaction asks for "JobPostingGroup"
      Then it gives the rows of "JobPostingGroup" in this order
        | Cost Analysis        |
        | Software Engineering |
