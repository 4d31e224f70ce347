Feature: Searching the site of a firm with very many jobs
  Hundreds of open jobs are too many to send to every visitor. The search of the site then fetches those that the words
  ask for, and finds what it would find at a small firm.

  Background:
    Given the firm has these open jobs
      | title   | city      | state    |
      | Glazier | Arlington | Virginia |
    And the firm also has 600 open jobs named "Estimator 1" to "Estimator 600" in "Dayton, Ohio"
    And the firm also has 60 open jobs named "Astronomer 1" to "Astronomer 60" in "Seaside, California"

  @J2.8-02 @J2.8-17
  Rule: Other words find the jobs that answer them

    Example: Searching on
      Given Ada has searched the site for "glazier"
      When Ada then searches for "astronomer"
      Then Ada finds "Astronomer 1" first

    Example: A link to another search
      Given Ada has searched the site for "glazier"
      When Ada follows a link to the search "q=astronomer"
      Then Ada finds "Astronomer 1" first

    Example: Words that were given up are not answered
      Given Ada has searched the site for "glazier"
      And the site is slow to answer
      And Ada has followed a link to the search "q=astronomer"
      And Ada has gone one step back
      When the late part arrives
      Then Ada finds "Glazier" first
