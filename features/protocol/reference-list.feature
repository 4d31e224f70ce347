Feature: Reference lists
  What the site shows comes in lists that are fetched when they are first needed and kept while the site is open.
  The news on the home page stands for all of them here.

  Background:
    Given the firm has published the news "Depot study wins award"

  @C4.4-01
  Rule: A list is fetched when it is first needed, not before

    Example: Before anyone needs the news
      When Ada arrives where no news is shown
      Then the list is not needed
      And the news has been asked for 0 times

    Example: The first need
      Given Ada has arrived where no news is shown
      When Ada goes where the news is shown
      Then the list is loading

  @C4.4-02 @C3.1-02
  Rule: A list that has been fetched is not fetched again

    Example: Coming back to the news
      Given Ada has arrived where no news is shown
      And Ada has gone where the news is shown
      And the news has arrived
      When Ada leaves and comes back to the news
      Then the list is loaded
      And the news has been asked for 1 time
      And Ada reads "Depot study wins award"

  @C4.4-06
  Rule: A list that failed to load is tried again on the next visit, and not before

    Example: It comes back garbled
      Given Ada has arrived where no news is shown
      And Ada has gone where the news is shown
      When the news comes back garbled
      Then the list could not be loaded
      And the news has been asked for 1 time

    Example: The next visit
      Given Ada has arrived where no news is shown
      And Ada has gone where the news is shown
      And the news has come back garbled
      When Ada leaves and comes back to the news
      Then the list is loading
      And the news has been asked for 2 times

  @C4.4-01
  Rule: The fetching of a list ends when its reader leaves

    Example: Leaving early
      Given Ada has arrived where no news is shown
      And Ada has gone where the news is shown
      When Ada leaves before the news arrives
      Then the list is not needed
      And no call is under way any more
