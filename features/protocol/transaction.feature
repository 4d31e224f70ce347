Feature: Transactions
  Every call to the server is one transaction: a batch of operations that is carried out as a whole or not at all.
  Whatever comes back, the visitor learns what it means.

  Rule: A transaction holds at least one operation

    @C5-17
    Example: An empty transaction
      When a transaction without operations is sent
      Then it is refused with "At least one operation is required for each transactions"

  Rule: A transaction is carried out as a whole or not at all

    @C7.1-15
    Example: One unknown list spoils the batch
      When a transaction asks for "WebsiteStat" and "NoSuchList"
      Then it is refused with 'There is no entity "NoSuchList".'
      And nothing is given

    @C7.1-16
    Example: The lists of the batch are each given under their names
      Given the firm has these open jobs
        | title        | city      | state    |
        | Cost Analyst | Arlington | Virginia |
      When a transaction asks for "JobPostingHeader" and "Location"
      Then it gives 1 row of "JobPostingHeader"
      And it gives 1 row of "Location"

    @C7.1-14
    Example: What is on the black list is left out
      Given the firm has these open jobs
        | title        | city      | state    |
        | Cost Analyst | Arlington | Virginia |
      When a transaction asks for "JobPostingHeader" without "SkillsRequired"
      Then the rows of "JobPostingHeader" lack "SkillsRequired"
